import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countries } from './countries';
import { formatPhone, isPhone, nationalNumber, readInternational } from './phone-numbers';

describe('phone numbers', () => {
  it.each([
    ['13800138000', 'CN', true],
    ['138 0013 8000', 'CN', true],
    ['138', 'CN', false],
    ['138001380001234', 'CN', false],
    ['07400 123456', 'GB', true],
    ['abc', 'GB', false],
    ['', 'GB', false],
    ['123', 'nowhere', false],
  ])('%s in %s is possible: %s', (phone, country, is) => {
    expect(isPhone(phone, country)).toBe(is);
  });

  it('drops the trunk prefix, where the country has one', () => {
    expect(nationalNumber('07400 123456', 'GB')).toBe('7400123456');
    expect(nationalNumber('06 12345678', 'IT')).toBe('0612345678');
    expect(nationalNumber('12', 'CN')).toBe('12');
  });

  it('formats a number by country', () => {
    expect(formatPhone('13800138000', 'CN')).toBe('138 0013 8000');
    expect(formatPhone('2015550123', 'US')).toBe('201 555 0123');
    expect(formatPhone('12', 'CN')).toBe('12');
    // without its zero the rest would be parsed as a number of five digits
    expect(formatPhone('0440100000', 'CV')).toBe('0440100000');
  });

  it('detects the country of an international number', () => {
    expect(readInternational('+44 7400 123456')).toEqual({
      country: 'GB',
      dialCode: '44',
      phone: '7400 123456',
    });
    expect(readInternational('+1 506 234 5678')?.country).toBe('CA');
    expect(readInternational('13800138000')).toBeUndefined();
    expect(readInternational('+')).toBeUndefined();
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...countries),
        fc.stringMatching(/^[0-9]{4,12}$/),
        ({ code }, digits) => {
          const once = formatPhone(digits, code);
          expect(nationalNumber(once, code)).toBe(nationalNumber(digits, code));
        },
      ),
    );
  });
});
