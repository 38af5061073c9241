/** The first letter or digit of a word; Thai and Lao write some vowels before the letter they follow. */
const FIRST = /(?![เ-ไເ-ໄ])[\p{L}\p{N}]/u;

/** The first letters of the first two words of a name; empty without any letter. */
export function initials(name: string) {
  const letters = name.split(/\s+/).flatMap((word) => FIRST.exec(word)?.[0] ?? []);
  return letters.slice(0, 2).join('').toUpperCase();
}
