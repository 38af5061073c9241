import { describe, expect, test } from 'vitest';
import { writtenLanguage } from './written-language';

describe('the language of a review', () => {
  test('a review is in the language of its script, whatever its author reads the mall in', () => {
    expect(writtenLanguage('ดีมาก ส่งไว', 'en')).toBe('th');
    expect(writtenLanguage('ດີຫຼາຍ', 'th')).toBe('lo');
    expect(writtenLanguage('很好，和 One 的壳一样', 'en')).toBe('zh-CN');
  });

  test('a review in Latin letters is in the language of its author’s pages, unless that has other letters', () => {
    expect(writtenLanguage('Muy bonito.', 'es')).toBe('es');
    expect(writtenLanguage('Très joli.', 'th')).toBeNull();
  });

  test('nobody knows the language of numbers and signs, or of other scripts', () => {
    expect(writtenLanguage('10/10 👍', 'en')).toBeNull();
    expect(writtenLanguage('Очень хорошо', 'en')).toBeNull();
  });
});
