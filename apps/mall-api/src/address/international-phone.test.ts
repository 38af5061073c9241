import { describe, expect, it } from 'vitest';
import { internationalPhone } from './international-phone';

describe('internationalPhone', () => {
  it.each([
    ['86', '13800138000', '+86 13800138000'],
    ['+34', '612345678', '+34 612345678'],
    ['86', '+66 812345678', '+66 812345678'],
    ['46', '0701234567', '+46 701234567'],
    ['39', '0669812345', '+39 0669812345'],
    ['', '5550102030', '5550102030'],
  ])('the dial code %j and %j are %j', (dialCode, phone, expected) => {
    expect(internationalPhone(dialCode, phone)).toBe(expected);
  });
});
