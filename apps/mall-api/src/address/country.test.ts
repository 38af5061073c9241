import { expect, it } from 'vitest';
import { countryOf } from './country';

it.each([
  ['France', 'FR'],
  ['Deutschland', 'DE'],
  ['法国', 'FR'],
  ['ไทย', 'TH'],
  ['ເອສະວາຕິນີ', 'SZ'],
  ['United Kingdom', 'GB'],
  ['UK', 'GB'],
  ['Serbia', 'RS'],
  ['U.S.A.', 'US'],
  ['lao', undefined],
  ['Narnia', undefined],
])('%s is %s', (name, code) => expect(countryOf(name)).toBe(code));
