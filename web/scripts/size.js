// The built client may weigh 200 kB gzipped, without icons and fonts; its fonts 120 kB.
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const LIMIT = 200_000;
const FONTS = 120_000;
const folder = new URL("../dist/assets/", import.meta.url);
let total = 0;
let fonts = 0;
for (const name of readdirSync(folder)) {
  if (name.endsWith(".woff2")) fonts += readFileSync(new URL(name, folder)).length;
  if (!/\.(js|css)$/.test(name) || name.startsWith("icons")) continue;
  const bytes = gzipSync(readFileSync(new URL(name, folder)), { level: 9 }).length;
  console.log(`${String(bytes).padStart(8)}  ${name}`);
  total += bytes;
}
console.log(`${String(total).padStart(8)}  of ${LIMIT} bytes, gzipped, without icons and fonts`);
console.log(`${String(fonts).padStart(8)}  of ${FONTS} bytes of fonts`);
if (total > LIMIT || fonts > FONTS) process.exit(1);
