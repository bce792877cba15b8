// Plain furniture for places of which a game brings no drawing, in a box of 100 by 100 around the middle.
// The classes are those of all drawings: f body, d dark, l line, k joint, h light, w lamp, wl line of light.

const screen = (x: number, y: number, w: number, h: number) =>
  `<rect class="d" x="${x - w / 2 - 1.5}" y="${y - h / 2 - 1.5}" width="${w + 3}" height="${h + 3}" rx="1.5"/><rect class="w" x="${x - w / 2}" y="${y - h / 2}" width="${w}" height="${h}" rx="1"/>`;
const block = (x: number, y: number, w: number, h: number, r = 2) => `<rect class="f" x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}"/>`;
const crate = (x: number, y: number, a = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${a})"><rect class="f" x="-9" y="-9" width="18" height="18" rx="1.5"/><path class="k" d="M-9 -9L9 9M9 -9L-9 9"/><rect class="l" x="-9" y="-9" width="18" height="18" rx="1.5"/></g>`;
const disc = (x: number, y: number, r: number) => `<circle class="d" cx="${x}" cy="${y}" r="${r}"/><circle class="l" cx="${x}" cy="${y}" r="${r}"/><circle class="f" cx="${x}" cy="${y}" r="${r * 0.45}"/>`;

const ROOMS = [
  block(-30, -20, 24, 16) + block(8, -20, 22, 10) + disc(16, 12, 11) + block(-32, 8, 26, 12) + screen(-18, -12, 12, 6),
  block(-38, -24, 76, 10) + screen(-22, -19, 12, 5) + screen(0, -19, 12, 5) + screen(22, -19, 12, 5) + disc(-20, 10, 12) + disc(20, 10, 12) + block(-5, 2, 10, 16),
  crate(-26, -10) + crate(-5, -12, 4) + crate(26, 10, -6) + crate(6, 12) + block(-36, 18, 28, 7) + block(16, -24, 22, 9) + screen(27, -19, 10, 4),
  disc(0, 2, 20) + `<path class="l" d="M-20 2H20M0 -18V22"/>` + block(-42, -22, 14, 12) + block(28, -22, 14, 12) + block(-42, 14, 14, 12) + block(28, 14, 14, 12) + screen(-35, -16, 8, 5) + screen(35, -16, 8, 5),
];

/** The same id always has the same furniture. */
export function furniture(id: string): string {
  let sum = 7;
  for (const letter of id) sum = (sum * 31 + letter.codePointAt(0)!) % 9973;
  return ROOMS[sum % ROOMS.length]!;
}

/** A growing thing, always the same for the same id, around the middle of a place of this size. */
export function growth(id: string, width: number, height: number): { body: string; core: string; veins: string; buds: { x: number; y: number; r: number }[] } {
  let state = 11;
  for (const letter of id) state = (state * 33 + letter.codePointAt(0)!) >>> 0;
  const chance = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
  const blob = (rx: number, ry: number, count: number, rough: number) => {
    const ring = Array.from({ length: count }, (_, at) => {
      const angle = (at / count) * 2 * Math.PI;
      const square = Math.min(1 / Math.max(Math.abs(Math.cos(angle)), 1e-6), 1 / Math.max(Math.abs(Math.sin(angle)), 1e-6)) ** 0.62;
      const far = square * (1 - rough / 2 + (chance() * 2 - 1) * rough);
      return { x: Math.cos(angle) * rx * far, y: Math.sin(angle) * ry * far };
    });
    const half = (a: { x: number; y: number }, b: { x: number; y: number }) => `${((a.x + b.x) / 2).toFixed(1)} ${((a.y + b.y) / 2).toFixed(1)}`;
    return `M${half(ring[0]!, ring[1]!)}${ring.map((_, at) => {
      const [b, c] = [ring[(at + 1) % count]!, ring[(at + 2) % count]!];
      return `Q${b.x.toFixed(1)} ${b.y.toFixed(1)} ${half(b, c)}`;
    }).join("")}Z`;
  };
  const body = blob(width * 0.475, height * 0.47, 18, 0.13);
  const core = blob(width * 0.36, height * 0.34, 13, 0.24);
  let veins = "";
  for (let at = 0; at < 9; at += 1) {
    const a = chance() * 6.28;
    const [near, far, b] = [0.05 + chance() * 0.1, 0.34 + chance() * 0.16, a + chance() - 0.5];
    const point = (angle: number, by: number) => `${(Math.cos(angle) * width * by).toFixed(1)} ${(Math.sin(angle) * height * by).toFixed(1)}`;
    veins += `M${point(a, near)}Q${point(b, 0.25)} ${point(a, far)}`;
  }
  const buds = Array.from({ length: 12 }, () => {
    const [angle, by] = [chance() * 6.28, 0.18 + chance() * 0.28];
    return { x: Math.round(Math.cos(angle) * width * by), y: Math.round(Math.sin(angle) * height * by), r: [2, 2.6, 3.4, 4.6][Math.floor(chance() * 4)]! };
  });
  return { body, core, veins, buds };
}
