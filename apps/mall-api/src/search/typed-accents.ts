const isAccented = (word: string) =>
  word.length > 1 && /\p{Script=Latin}\p{Mn}/u.test(word.normalize('NFD'));

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * A regular expression for each accented word of a text: it matches names that have the word with its accents, in
 * any case, whatever the database's locale knows of capital letters.
 */
export function accentPatterns(text: string): string[] {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? [];
  return words
    .filter(isAccented)
    .map((word) => `(${word}|${capitalised(word)}|${word.toUpperCase()})`);
}
