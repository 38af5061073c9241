import { describe, expect, it } from 'vitest';
import { digitsIn } from './digits';

describe('digitsIn', () => {
  it('parses the digits of any script', () => {
    const scripts = [
      '0123456789',
      '๐๑๒๓๔๕๖๗๘๙',
      '໐໑໒໓໔໕໖໗໘໙',
      '٠١٢٣٤٥٦٧٨٩',
      '۰۱۲۳۴۵۶۷۸۹',
      '०१२३४५६७८९',
      '０１２３４５６７８９',
    ];
    for (const digits of scripts) expect(digitsIn(digits)).toBe('0123456789');
  });

  it('drops everything but digits', () => {
    expect(digitsIn('12 ชิ้น, -3')).toBe('123');
  });
});
