// Takes the icons named in icons.json out of the installed set; nothing of the set is committed.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const set = require("@iconify-json/game-icons/icons.json");
const wanted = JSON.parse(readFileSync(new URL("../icons.json", import.meta.url), "utf8"));
const folder = new URL("../src/generated/", import.meta.url);

const missing = Object.entries(wanted).filter(([, name]) => !set.icons[name]);
if (missing.length > 0) {
  console.error(`not in game-icons: ${missing.map(([word, name]) => `${word}=${name}`).join(", ")}`);
  process.exit(1);
}
// Every icon of the set is one path: a page that sets its `d` has nothing to parse.
const pathOf = (name) => {
  const [, d] = /^<path fill="currentColor" d="([^"]*)"\/>$/.exec(set.icons[name].body) ?? [];
  if (!d) throw new Error(`${name} is not one path`);
  return d;
};
const lines = Object.entries(wanted).map(([word, name]) => `  ${JSON.stringify(word)}: ${JSON.stringify(pathOf(name))},`);
mkdirSync(folder, { recursive: true });
writeFileSync(
  new URL("icons.ts", folder),
  `// Made by scripts/icons.js: the path of every icon, in a box of 512.\nexport const icons: Record<string, string> = {\n${lines.join("\n")}\n};\n`,
);
