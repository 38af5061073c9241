import { visibleText } from '@vermilion/input-rules/visible-text';

/** Scripts in which an invisible joiner changes the letters: Persian words, Indic and Sinhala conjuncts. */
const JOINING = [
  ...['Arab', 'Syrc', 'Mong', 'Nkoo', 'Adlm', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml'],
  ...['Telu', 'Knda', 'Mlym', 'Sinh', 'Mymr', 'Khmr', 'Tibt'],
]
  .map((script) => `\\p{scx=${script}}`)
  .join('');

/** Scripts in which an invisible space may end a word, where a line can break. */
const SPACELESS = '\\p{scx=Thai}\\p{scx=Laoo}\\p{scx=Khmr}\\p{scx=Mymr}';

/**
 * Invisible characters that are part of what is seen: joiners after a letter of the scripts above or within an
 * emoji, ends of words in scripts without spaces, variants of emoji, Han and Mongolian letters, and the letters of a flag.
 */
const MEANINGFUL = [
  `(?<=[${JOINING}])[\\u200c\\u200d]`,
  '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}]\\ufe0f?)\\u200d(?=\\p{Extended_Pictographic})',
  `(?<=[${SPACELESS}])\\u200b(?=[${SPACELESS}])`,
  '(?<=\\p{Emoji})[\\ufe0e\\ufe0f]',
  '(?<=\\p{scx=Han})[\\ufe00-\\ufe02\\u{e0100}-\\u{e01ef}]',
  '(?<=\\p{scx=Mong})[\\u180b-\\u180d\\u180f]',
  '(?<=\\u{1f3f4})[\\u{e0020}-\\u{e007e}]+\\u{e007f}',
].join('|');

/** Characters without a shape, except line breaks: controls, those of the text direction, fillers, halves of a character. */
const INVISIBLE =
  '(?!\\n)[\\p{Cc}\\p{Cs}\\p{Default_Ignorable_Code_Point}\\p{Bidi_Control}\\ufff9-\\ufffb]';

const invisible = new RegExp(`(${MEANINGFUL})|${INVISIBLE}`, 'gu');

/**
 * A text of a person as it is stored: composed, without characters that cannot be seen or that change the
 * direction of what follows, but with the joiners that scripts and emoji need. Empty when nothing can be seen.
 * A `line` has no line breaks, and single spaces.
 */
export function cleanText(text: string, kind: 'line' | 'lines' = 'line'): string {
  const spaced =
    kind === 'line'
      ? text.replace(/\s+/gu, ' ')
      : text.replace(/\r\n?|[\u0085\u2028\u2029]/gu, '\n').replace(/[\t\v\f]/gu, ' ');
  const clean = withoutInvisible(spaced);
  // What was removed may have stood between two spaces
  return visibleText(kind === 'line' ? clean.replace(/ {2,}/g, ' ') : clean);
}

/** Composing sorts marks, so that a joiner may no longer stand after its letter: repeated until nothing changes. */
function withoutInvisible(text: string): string {
  const composed = text.normalize('NFC');
  const clean = composed.replace(invisible, (_, kept: string | undefined) => kept ?? '');
  return clean === composed ? clean : withoutInvisible(clean);
}
