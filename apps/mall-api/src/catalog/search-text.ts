/** Words of what a shopper typed; all of them must be found. */
export const wordsOf = (text: string): string[] =>
  text.trim().split(/\s+/u).filter(Boolean).slice(0, 10);

/** A pattern for ILIKE that finds the word itself, whatever signs it is made of. */
export const containing = (word: string): string =>
  `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
