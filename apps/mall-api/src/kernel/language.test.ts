import { describe, expect, it } from 'vitest';
import { acceptedLanguage } from './language';

describe('acceptedLanguage', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['th', 'th'],
    ['zh-TW,en;q=0.8', 'zh-CN'],
    ['de-DE, fr;q=0.5, es;q=0.9', 'es'],
    ['de;q=1, fr;q=0', 'en'],
    ['lao', 'lo'],
    ['lo-LA', 'lo'],
    ['*, ;q=x', 'en'],
  ])('of %j the server speaks %s', (header, language) => {
    expect(acceptedLanguage(header, 'en')).toBe(language);
  });

  it('who names no language that the server speaks gets the mall’s own', () => {
    expect(acceptedLanguage(undefined, 'th')).toBe('th');
    expect(acceptedLanguage('de', 'th')).toBe('th');
  });
});
