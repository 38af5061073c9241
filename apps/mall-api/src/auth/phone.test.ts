import { getCountries, getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, test } from 'vitest';
import { normalPhone } from './phone';

describe('a phone number', () => {
  test.each([
    ['13800000001', '+86'],
    ['13800000001', '86'],
    ['138 0000-0001', '+86'],
    ['+8613800000001', '86'],
    ['13800000001', '0086'],
    ['013800000001', ' +86 '],
    ['008613800000001', '86'],
    ['+86 138/0000/0001', '1'],
    ['1380000000１', '86'],
    ['\u200e138\u200b00000001', '86'],
    ['١٣٨٠٠٠٠٠٠٠١', '86'],
  ])('%s with %s is one and the same', (phone, code) => {
    expect(normalPhone(phone, code)).toEqual({
      e164: '+8613800000001',
      countryCode: '86',
      national: '13800000001',
    });
  });

  test.each([
    ['12345', '+86'],
    ['2012345678', '+86'],
    ['02112345678', '+86'],
    ['13800000001 ext 5', '+86'],
    ['9001234567', '1'],
    ['8001234567', '1'],
    ['13800000001', '999'],
    ['13800000001', ''],
  ])('%s with %s is none', (phone, code) => {
    expect(() => normalPhone(phone, code)).toThrow('is not valid');
  });

  test.each(getCountries())('of %s is read as people there write it', (country) => {
    const example = getExampleNumber(country, examples);
    if (!example) throw new Error('There is no example');
    const read = normalPhone(example.formatNational(), `+${example.countryCallingCode}`);
    expect(read.e164).toBe(example.number);
    expect(normalPhone(read.national, read.countryCode)).toEqual(read);
  });
});
