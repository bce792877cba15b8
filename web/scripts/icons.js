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
const lines = Object.entries(wanted).map(
  ([word, name]) => `  ${JSON.stringify(word)}: ${JSON.stringify(set.icons[name].body)},`,
);
mkdirSync(folder, { recursive: true });
writeFileSync(
  new URL("icons.ts", folder),
  `// Made by scripts/icons.js.\nexport const icons: Record<string, string> = {\n${lines.join("\n")}\n};\n`,
);
