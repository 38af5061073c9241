/// <reference types="vite/client" />
import {
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import { describe, expect, it } from 'vitest';
import sprite from '../../assets/flags.svg?raw';
import { countries, countryByCode, countryByDialCode, DEFAULT_COUNTRY } from './countries';

describe('countries', () => {
  it('include every region with a dial code', () => {
    expect(countries.length).toBeGreaterThanOrEqual(233);
    expect(countries.map(({ code }) => code).sort()).toEqual([...getCountries()].sort());
  });

  it.each(countries)('$code matches libphonenumber', (country) => {
    const { code, name, dialCode, phoneFormat, CNName, initials } = country;
    // getCountries() has the code, as the test above says
    expect(dialCode).toBe(getCountryCallingCode(code as ReturnType<typeof getCountries>[number]));
    const number = parsePhoneNumberFromString(`+${dialCode} ${phoneFormat}`);
    expect(number?.isPossible()).toBe(true);
    expect(number?.formatInternational()).toBe(`+${dialCode} ${phoneFormat}`);
    expect(name).toMatch(/^\p{Lu}/u);
    expect(CNName).toMatch(/\p{Script=Han}/u);
    expect(initials).toMatch(/^[a-z]+$/);
    expect(sprite).toContain(`<symbol id="${code}" `);
  });

  it.each([
    ['CN', 'zg'],
    ['SG', 'xjp'],
    ['RU', 'els'],
    ['ES', 'xby'],
    ['KR', 'hg'],
    // 朝 is read cháo here, not zhāo
    ['KP', 'cx'],
    ['DE', 'dg'],
  ])('%s has the pinyin initials %s', (code, initials) => {
    expect(countryByCode(code)?.initials).toBe(initials);
  });

  it('start with dial code 86', () => {
    expect(countryByCode(DEFAULT_COUNTRY)).toEqual({
      code: 'CN',
      name: 'China',
      dialCode: '86',
      phoneFormat: '131 2345 6789',
      CNName: '中国',
      initials: 'zg',
    });
  });

  it.each([
    ['1', 'US'],
    ['+1', 'US'],
    ['7', 'RU'],
    ['44', 'GB'],
    ['39', 'IT'],
    ['262', 'RE'],
  ])('dial code %s belongs to %s', (dialCode, code) => {
    expect(countryByDialCode(dialCode)?.code).toBe(code);
  });
});
