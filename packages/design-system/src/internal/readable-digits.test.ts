import { describe, expect, it } from 'vitest';
import { readableDigits } from './readable-digits';

describe('readableDigits', () => {
  it.each([
    ['th', '๑๒.๕', '12.5'],
    ['lo', '໑໒', '12'],
    ['en', '๑໒3', '123'],
    ['ar-EG', '١٢٫٥', '١٢٫٥'],
    ['ar-EG', '12.5', '12.5'],
    ['fa', '۱۲', '۱۲'],
    ['th-u-nu-thai', '12.5', '๑๒.๕'],
    ['th-u-nu-thai', '໑๒', '๑๒'],
  ])('normalizes in %s %s to %s', (locale, typed, read) => {
    expect(readableDigits(locale)(typed)).toBe(read);
  });
});
