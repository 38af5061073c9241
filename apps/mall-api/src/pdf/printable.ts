import { fontFor, type Weight } from './fonts';

/** Replaces a character that no font contains. */
export const MISSING = '□';

/** Emoji and their parts: sequences, flags, skin colours, variants, tags. */
const EMOJI =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u{e0020}-\u{e007f}]|\p{Variation_Selector}/u;

/** A digit in a frame is printed as the digit. */
const KEYCAP = /([0-9#*])\ufe0f?\u20e3/gu;

/** Joiners select the form of a letter, all other invisible characters are left out. */
const isPrinted = (char: string) => /[\u200c\u200d]|\P{C}/u.test(char);

/**
 * A text as it can be printed: with one kind of space, which every font has, and without emoji, of which there are
 * no outlines. Its fonts must have been loaded.
 */
export function printable(written: string, weight: Weight): string {
  const text = [...written.replace(KEYCAP, '$1').replace(/[\p{Z}\s]/gu, ' ')]
    .filter(
      (char) => isPrinted(char) && (fontFor(char, weight) || !EMOJI.test(char) || isJoiner(char)),
    )
    .join('')
    // Joiners of emoji that were left out
    .replace(/(?<![\p{L}\p{M}])[\u200c\u200d]+/gu, '')
    .replace(/ {2,}/g, ' ')
    .trim();
  return text || !written.trim() ? text : MISSING;
}

export const isJoiner = (char: string) => char === '\u200c' || char === '\u200d';
