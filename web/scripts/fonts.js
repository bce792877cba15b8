// Takes the weights of the fonts that the client uses out of the installed packages, with Latin and Polish letters only.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const FACES = [
  ["barlow", "Barlow", 400],
  ["barlow", "Barlow", 600],
  ["barlow-condensed", "Barlow Condensed", 500],
  ["barlow-condensed", "Barlow Condensed", 600],
  ["barlow-condensed", "Barlow Condensed", 700],
  ["chakra-petch", "Chakra Petch", 700],
];
const LATIN = [...Array(0x7f - 0x20).keys()].map((at) => String.fromCodePoint(0x20 + at)).join("");
const SETS = {
  latin: `${LATIN} §©«°±²³·»¼½¾ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖ×ØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõö÷øùúûüýÿ–—‘’‚“”„•…′″−`,
  "latin-ext": "ĄąĆćĘęŁłŃńŚśŹźŻż",
};
const folder = new URL("../src/generated/", import.meta.url);
mkdirSync(new URL("fonts/", folder), { recursive: true });

const range = (letters) => [...letters].map((one) => `U+${one.codePointAt(0).toString(16)}`).join(",");
const rules = [];
for (const [name, family, weight] of FACES) {
  for (const [set, letters] of Object.entries(SETS)) {
    const file = `${name}-${weight}-${set}.woff2`;
    const source = require.resolve(`@fontsource/${name}/files/${name}-${set}-${weight}-normal.woff2`);
    writeFileSync(new URL(`fonts/${file}`, folder), await subsetFont(readFileSync(source), letters, { targetFormat: "woff2" }));
    const letterRange = set === "latin" ? "U+0-ff,U+2000-206f,U+2212" : range(letters);
    rules.push(
      `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;` +
        `src:url("./fonts/${file}") format("woff2");unicode-range:${letterRange}}`,
    );
  }
}
writeFileSync(new URL("fonts.css", folder), `/* Made by scripts/fonts.js. */\n${rules.join("\n")}\n`);
