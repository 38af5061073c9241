import { describe, expect, it } from 'vitest';
import { visibleText } from './visible-text';

describe('a typed text', () => {
  it.each([
    ['nothing', ''],
    ['blanks', ' \t\n'],
    ['a zero width space', '\u200b '],
    ['a blank of Braille', '\u2800'],
    ['a filler of Hangul', '\u3164\u115f'],
    ['a soft hyphen', '\u00ad'],
    ['a mark without a letter', ' \u0301'],
    ['a direction mark', '\u200e\u202e'],
  ])('that is only %s is empty', (_name, text) => expect(visibleText(text)).toBe(''));

  it.each([
    ['blanks around', '\u2800 Ann \n', 'Ann'],
    ['a joiner of its script', 'می\u200cخواهم', 'می\u200cخواهم'],
    ['letters of Braille', '\u2801\u2800\u2803', '\u2801\u2800\u2803'],
    ['an emoji', '👨\u200d👩\u200d👧', '👨\u200d👩\u200d👧'],
  ])('with %s is kept', (_name, text, kept) => expect(visibleText(text)).toBe(kept));
});
