import { describe, expect, it } from 'vitest';
import { langOf } from './lang-of';

describe('langOf', () => {
  it.each([
    ['青禾茶事', 'zh'],
    ['木版水印装饰画 A4', 'zh'],
    ['ช้างน้อยกับดวงดาว', 'th'],
    ['ຮ້ານຜ້າໄໝ', 'lo'],
    ['Crema de cacao y avellana', undefined],
    ['Tea, called 茶 in its home', undefined],
    ['42', undefined],
    ['', undefined],
  ])('%j is in %s', (text, lang) => {
    expect(langOf(text)).toBe(lang);
  });
});
