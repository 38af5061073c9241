import { describe, expect, it } from 'vitest';
import { readCode } from './code';

describe('readCode', () => {
  it.each([
    '123456',
    ' 123 456 ',
    '123-456',
    '123–456',
    '１２３４５６',
    '١٢٣٤٥٦',
    '๑๒๓ ๔๕๖',
    '\u200e123\u200b456\ufeff',
  ])('reads %j as 123456', (pasted) => expect(readCode(pasted)).toBe('123456'));

  it('keeps what is no separator, so that the code stays wrong', () => {
    expect(readCode('Code: 123 456')).toBe('Code:123456');
    expect(readCode('12a456')).toBe('12a456');
  });
});
