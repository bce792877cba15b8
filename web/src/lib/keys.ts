// Keys for options: a letter of the option's own words where one is free, else a digit or any letter.

const DIGITS = "123456789";
const LETTERS = "abcdefghijklmnopqrstuvwxyz";

function folded(text: string): string {
  return text.replace(/[łŁ]/g, "l").normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

/** One key per label, "" where there are more labels than keys. */
export function keysFor(labels: readonly string[], taken: Iterable<string> = []): string[] {
  const used = new Set(taken);
  const take = (candidates: string): string => {
    for (const one of candidates) {
      if ((LETTERS + DIGITS).includes(one) && !used.has(one)) {
        used.add(one);
        return one;
      }
    }
    return "";
  };
  return labels.map((label) => {
    const words = folded(label).match(/[a-z0-9]+/g) ?? [];
    const initials = words.map((word) => word[0]!).join("");
    return take(initials) || take(words.join("")) || take(DIGITS + LETTERS);
  });
}
