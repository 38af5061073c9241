import { simplified } from './han';

// Thai and Lao marks are typed in different orders, and some in two ways. This is the order of the dictionaries:
// vowel sign, then tone mark, and the vowel AM as one character.
const TONES = /[\u0e48-\u0e4b\u0ec8-\u0ecb]/g;
const MARKS = /[\u0e31\u0e34-\u0e39\u0e48-\u0e4b\u0eb1\u0eb4-\u0eb9\u0ebb\u0ebc\u0ec8-\u0ecb]{2,}/g;
const tonesLast = (marks: string) => marks.replace(TONES, '') + (marks.match(TONES) ?? []).join('');

const REPLACED: readonly (readonly [RegExp, string])[] = [
  [/\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, '$1\u0e33'],
  [/([\u0e48-\u0e4b])\u0e4d\u0e32/g, '$1\u0e33'],
  [/\u0ecd([\u0ec8-\u0ecb]?)\u0eb2/g, '$1\u0eb3'],
  [/([\u0ec8-\u0ecb])\u0ecd\u0eb2/g, '$1\u0eb3'],
  [/\u0e40\u0e40/g, '\u0e41'],
  [/\u0ec0\u0ec0/g, '\u0ec1'],
  [/\u0eab\u0e99/g, '\u0edc'],
  [/\u0eab\u0ea1/g, '\u0edd'],
  // the repetition mark
  [/\u0e46|\u0ec6/g, ' '],
];

/** Converts Thai and Lao digits to ASCII. */
const asciiDigits = (text: string) =>
  text.replace(/[\u0e50-\u0e59\u0ed0-\u0ed9]/g, (digit) => String(digit.charCodeAt(0) & 15));

/** Removes accents from Latin letters. In other scripts marks belong to the word. */
const withoutAccents = (text: string) =>
  text
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{Mn}+/gu, '$1')
    .normalize('NFC')
    .replace(/ß/g, 'ss')
    .replace(/æ/g, 'ae')
    .replace(/œ/g, 'oe')
    .replace(/ø/g, 'o');

/**
 * The form of a text that is indexed and searched: width, case, accents, the order of marks, and traditional or
 * simplified characters make no difference. Idempotent.
 */
export function normalise(text: string): string {
  const folded = text
    .normalize('NFKC')
    // soft hyphens, joiners and variation selectors; a zero-width space separates words
    .replace(/\u00ad|\u200c|\u200d|\u2060|\ufeff|[\ufe00-\ufe0f]/g, '')
    .replace(/\u200b/g, ' ')
    .replace(/[\u2018\u2019\u02bc`´]/g, "'")
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .toLowerCase();
  const ordered = REPLACED.reduce(
    (text, [pattern, by]) => text.replace(pattern, by),
    withoutAccents(asciiDigits(folded)).replace(MARKS, tonesLast),
  );
  return simplified(ordered.normalize('NFC')).replace(/\s+/g, ' ').trim();
}
