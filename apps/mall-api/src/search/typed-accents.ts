const isAccented = (word: string) =>
  word.length > 1 && /\p{Script=Latin}\p{Mn}/u.test(word.normalize('NFD'));

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The accented words of a text, in lower case. */
export const accentedWords = (text: string): string[] =>
  (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? []
  ).filter(isAccented);

/**
 * A regular expression for each accented word of a text: it matches names that have the word with its accents, in
 * any case, whatever the database's locale knows of capital letters.
 */
export const accentPatterns = (text: string): string[] =>
  accentedWords(text).map((word) => `(${word}|${capitalised(word)}|${word.toUpperCase()})`);
