// QR codes (ISO/IEC 18004): bytes, level M, versions 1 to 10: up to 213 bytes, more than any link here.

/** For each version: codewords in all, codewords of correction per block, blocks. */
const SIZES = [[26, 10, 1], [44, 16, 1], [70, 26, 1], [100, 18, 2], [134, 24, 2], [172, 16, 4], [196, 18, 4], [242, 22, 4], [292, 22, 5], [346, 26, 5]] as const;
/** Centres of the alignment patterns of each version. */
const ALIGNED = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]] as const;
const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

const EXP: number[] = [];
const LOG: number[] = [];
for (let power = 0, value = 1; power < 255; power += 1) {
  EXP[power] = value;
  LOG[value] = power;
  value <<= 1;
  if (value > 255) value ^= 0x11d;
}
const times = (a: number, b: number) => (a && b ? EXP[(LOG[a]! + LOG[b]!) % 255]! : 0);

/** The codewords of correction for some data. */
export function correction(data: readonly number[], count: number): number[] {
  let generator = [1];
  for (let power = 0; power < count; power += 1) {
    const next = [...generator, 0];
    generator.forEach((one, at) => (next[at + 1]! ^= times(one, EXP[power]!)));
    generator = next;
  }
  const rest = [...data, ...Array<number>(count).fill(0)];
  data.forEach((_, at) => {
    const lead = rest[at]!;
    generator.forEach((one, shift) => (rest[at + shift]! ^= times(one, lead)));
  });
  return rest.slice(data.length);
}

/** All codewords of a text, data and correction, in the order in which they are laid out. */
function codewords(bytes: Uint8Array, version: number): number[] {
  const [all, each, blocks] = SIZES[version - 1]!;
  const room = all - each * blocks;
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let at = 0; at < bits.length; at += 8) data.push(parseInt(bits.slice(at, at + 8).join(""), 2));
  for (let pad = 0; data.length < room; pad += 1) data.push(pad % 2 ? 17 : 236);
  const short = Math.floor(room / blocks);
  const longer = room % blocks;
  const parts: number[][] = [];
  for (let block = 0, from = 0; block < blocks; block += 1) {
    const length = short + (block >= blocks - longer ? 1 : 0);
    parts.push(data.slice(from, from + length));
    from += length;
  }
  const checks = parts.map((part) => correction(part, each));
  const woven: number[] = [];
  for (let at = 0; at <= short; at += 1) for (const part of parts) if (at < part.length) woven.push(part[at]!);
  for (let at = 0; at < each; at += 1) for (const part of checks) woven.push(part[at]!);
  return woven;
}

/** A number followed by the remainder that guards it. */
function guarded(value: number, generator: number, length: number): number {
  const top = generator.toString(2).length;
  let rest = value << length;
  for (let bit = rest.toString(2).length; bit >= top; bit = rest.toString(2).length) rest ^= generator << (bit - top);
  return (value << length) | rest;
}

class Square {
  readonly size: number;
  readonly dark: boolean[][];
  readonly fixed: boolean[][];

  constructor(readonly version: number) {
    this.size = 17 + 4 * version;
    const empty = () => Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false));
    this.dark = empty();
    this.fixed = empty();
    this.#patterns();
  }

  #set(x: number, y: number, dark: boolean): void {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return;
    this.dark[y]![x] = dark;
    this.fixed[y]![x] = true;
  }

  #patterns(): void {
    const last = this.size - 1;
    for (let at = 0; at <= last; at += 1) {
      this.#set(6, at, at % 2 === 0);
      this.#set(at, 6, at % 2 === 0);
    }
    for (const [x, y] of [[3, 3], [last - 3, 3], [3, last - 3]] as const) this.#rings(x, y, 4, [2, 4]);
    const centres: readonly number[] = ALIGNED[this.version - 1]!;
    const end = centres.length - 1;
    centres.forEach((x, i) => centres.forEach((y, j) => {
      if (!((i === 0 && j === 0) || (i === 0 && j === end) || (i === end && j === 0))) this.#rings(x, y, 2, [1]);
    }));
    this.format(0);
    if (this.version >= 7) {
      const bits = guarded(this.version, 0x1f25, 12);
      for (let at = 0; at < 18; at += 1) {
        const [a, b, dark] = [this.size - 11 + (at % 3), Math.floor(at / 3), ((bits >> at) & 1) === 1];
        this.#set(a, b, dark);
        this.#set(b, a, dark);
      }
    }
  }

  /** Squares around a centre, dark but for those at some distances. */
  #rings(x: number, y: number, reach: number, light: number[]): void {
    for (let dy = -reach; dy <= reach; dy += 1)
      for (let dx = -reach; dx <= reach; dx += 1) this.#set(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
  }

  /** The two copies of the level (M is 0) and the mask. */
  format(mask: number): void {
    const bits = guarded(mask, 0x537, 10) ^ 0x5412;
    const bit = (at: number) => ((bits >> at) & 1) === 1;
    for (let at = 0; at < 15; at += 1) {
      const near = at < 6 ? at : at < 8 ? at + 1 : at === 8 ? 7 : 14 - at;
      if (at < 8) this.#set(8, near, bit(at));
      else this.#set(near, 8, bit(at));
      if (at < 8) this.#set(this.size - 1 - at, 8, bit(at));
      else this.#set(8, this.size - 15 + at, bit(at));
    }
    this.#set(8, this.size - 8, true);
  }

  /** The places of data, in pairs of columns from the right, up and down in turn. */
  *places(): Generator<[number, number]> {
    for (let right = this.size - 1, up = true; right > 0; right -= 2, up = !up) {
      if (right === 6) right = 5;
      for (let step = 0; step < this.size; step += 1) {
        const y = up ? this.size - 1 - step : step;
        for (const x of [right, right - 1]) if (!this.fixed[y]![x]) yield [x, y];
      }
    }
  }
}

/** How hard a matrix is to read: runs, blocks, false finders, too much of one colour. */
function penalty(dark: boolean[][]): number {
  const size = dark.length;
  let sum = 0;
  let count = 0;
  const lines = [...dark, ...dark.map((_, x) => dark.map((row) => row[x]!))];
  for (const line of lines) {
    const text = line.map((one) => (one ? "1" : "0")).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    for (const finder of ["10111010000", "00001011101"]) for (let at = text.indexOf(finder); at >= 0; at = text.indexOf(finder, at + 1)) sum += 40;
  }
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) {
      if (dark[y]![x]) count += 1;
      if (x && y && dark[y]![x] === dark[y - 1]![x] && dark[y]![x] === dark[y]![x - 1] && dark[y]![x] === dark[y - 1]![x - 1]) sum += 3;
    }
  return sum + 10 * Math.floor(Math.abs((count * 20) / (size * size) - 10));
}

/** The code of a text, row by row, dark or not, without the quiet margin; `mask` only to compare with others' codes. */
export function qr(text: string, mask?: number): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const version = SIZES.findIndex(([all, each, blocks], at) => all - each * blocks >= bytes.length + (at < 9 ? 2 : 3)) + 1;
  if (!version) throw new Error("too long for a QR code");
  const square = new Square(version);
  const stream = codewords(bytes, version);
  let at = 0;
  const data: [number, number, boolean][] = [];
  for (const [x, y] of square.places()) {
    data.push([x, y, ((stream[at >> 3] ?? 0) >> (7 - (at & 7)) & 1) === 1]);
    at += 1;
  }
  let best: boolean[][] = [];
  let least = Infinity;
  MASKS.forEach((flips, number) => {
    if (mask !== undefined && mask !== number) return;
    for (const [x, y, dark] of data) square.dark[y]![x] = dark !== flips(x, y);
    square.format(number);
    const cost = penalty(square.dark);
    if (cost >= least) return;
    least = cost;
    best = square.dark.map((row) => [...row]);
  });
  return best;
}
