// What stands in a place that nobody drew: plain furniture, always the same for the same id.

const desk = '<rect class="f" x="-32" y="-22" width="26" height="15" rx="2"/><rect class="w" x="-26" y="-18" width="14" height="6" rx="1"/>';
const shelf = '<rect class="f" x="6" y="-26" width="30" height="9" rx="2"/><path class="k" d="M14 -26v9M22 -26v9M30 -26v9"/>';
const table = '<circle class="f" cx="18" cy="12" r="12"/><circle class="l" cx="18" cy="12" r="7"/>';
const crate = '<rect class="f" x="-30" y="6" width="20" height="18" rx="1.5"/><path class="k" d="M-30 6l20 18M-10 6l-20 18"/>';
const pipes = '<path class="pipe" d="M-40 28h56v-10h24"/>';
const tank = '<circle class="d" cx="-18" cy="10" r="13"/><circle class="g" cx="-18" cy="10" r="8"/><circle class="l" cx="-18" cy="10" r="13"/>';
const seats = '<rect class="f" x="4" y="4" width="12" height="12" rx="4"/><rect class="f" x="22" y="4" width="12" height="12" rx="4"/>';
const screens = '<rect class="d" x="2" y="-26" width="34" height="14" rx="2"/><rect class="w" x="5" y="-23" width="12" height="8" rx="1"/><rect class="w" x="21" y="-23" width="12" height="8" rx="1"/>';

const LEFT_ABOVE = [desk, shelf.replaceAll('x="6"', 'x="-36"').replace("M14 -26v9M22 -26v9M30 -26v9", "M-28 -26v9M-20 -26v9M-12 -26v9"), ""];
const RIGHT_ABOVE = [shelf, screens];
const LEFT_BELOW = [crate, tank];
const RIGHT_BELOW = [table, seats, pipes];

/** A number from the letters of an id, the same in every browser. */
export function hashed(id: string): number {
  let hash = 0x811c9dc5;
  for (const letter of id) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
  return hash;
}

/** The inner markup of a drawing in the box of rooms: -50 to 50 both ways. */
export function furniture(id: string): string {
  let rest = hashed(id);
  const one = (parts: string[]): string => {
    const part = parts[rest % parts.length]!;
    rest = Math.floor(rest / parts.length);
    return part;
  };
  return [LEFT_ABOVE, RIGHT_ABOVE, LEFT_BELOW, RIGHT_BELOW].map(one).join("");
}
