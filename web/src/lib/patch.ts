// A scene that changes: patches of its lists, and its fingerprint, as the server makes them.
import type { Scene, SectionPatch } from "../protocol";

type Element = { id: string };
type Sections = Record<string, Element[] | undefined>;

/** The scene after a patch; what has not changed is shared with the old one. */
export function patched(scene: Scene, patches: Record<string, SectionPatch>): Scene {
  const next = { ...scene } as unknown as Sections;
  for (const [section, patch] of Object.entries(patches)) {
    const before = next[section] ?? [];
    const known = new Map(before.map((element) => [element.id, element]));
    for (const element of (patch.set ?? []) as Element[]) known.set(element.id, element);
    const order = patch.order ?? before.map((element) => element.id);
    const after = order.map((id) => known.get(id)).filter((one) => one !== undefined);
    if (after.length > 0) next[section] = after;
    else delete next[section];
  }
  return next as unknown as Scene;
}

/** What has been written out: elements of a scene are shared with the one before, and nobody changes them. */
const written = new WeakMap<object, string>();

/** JSON with sorted keys; whole numbers have no fraction. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  let text = written.get(value);
  if (text === undefined) {
    const entries = Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    text = `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`).join(",")}}`;
    written.set(value, text);
  }
  return text;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let bit = 0; bit < 8; bit++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});

export function crc32(text: string): number {
  let crc = 0xffffffff;
  for (const byte of new TextEncoder().encode(text)) crc = TABLE[(crc ^ byte) & 255]! ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

export function pictureHash(scene: Scene): number {
  return crc32(canonical(scene));
}
