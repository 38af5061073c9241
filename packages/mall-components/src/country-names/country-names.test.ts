import { describe, expect, it } from 'vitest';
import { countries } from '../country-code/countries';
import { laoCountryNames } from '.';

describe('country names', () => {
  it('has a distinct Lao name for every country', () => {
    expect([...laoCountryNames.keys()].sort()).toEqual(countries.map(({ code }) => code).sort());
    const names = [...laoCountryNames.values()];
    expect(names.filter((name) => !/^[\p{Script=Lao} ()-]+$/u.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each([
    ['LA', 'ລາວ'],
    ['TH', 'ໄທ'],
    ['DE', 'ເຢຍລະມັນ'],
  ])('%s is %s', (code, name) => expect(laoCountryNames.get(code)).toBe(name));
});
