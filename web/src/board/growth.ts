// Growth on a floor: seeded by the id of its place, so that it looks the same every time.

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
