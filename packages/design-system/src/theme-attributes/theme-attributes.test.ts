import { describe, expect, it } from 'vitest';
import { directionOf, themeAttributes } from '.';

describe('themeAttributes', () => {
  it.each([
    ['ar', 'rtl'],
    ['he-IL', 'rtl'],
    ['fa', 'rtl'],
    ['az-Arab', 'rtl'],
    ['az', 'ltr'],
    ['zh-Hant', 'ltr'],
    ['ar-Latn', 'ltr'],
  ])('derives the direction of %s', (locale, direction) => {
    expect(directionOf(locale)).toBe(direction);
  });

  it('rejects invalid language tags', () => {
    expect(() => directionOf('zh_CN')).toThrow('"zh_CN" is no language tag');
  });

  it('writes only the given attributes, and the direction of the language', () => {
    expect(JSON.stringify(themeAttributes({ brand: 'plum' }))).toBe('{"data-brand":"plum"}');
    expect(themeAttributes({ locale: 'ar' })).toMatchObject({ lang: 'ar', dir: 'rtl' });
    expect(themeAttributes({ locale: 'ar', dir: 'ltr' })).toMatchObject({ dir: 'ltr' });
  });
});
