import { rows } from './countries.gen';

/** A country or territory with a dial code. */
export interface Country {
  /** ISO 3166-1 alpha-2, and `AC`, `TA` and `XK`, which have dial codes but are not part of it. */
  code: string;
  /** In English. */
  name: string;
  /** Digits without plus. Some countries share one: `1`, `7`, `44`. */
  dialCode: string;
  /** An example of a national number as the country groups its digits; empty where unknown. */
  phoneFormat: string;
  /** In Chinese. */
  CNName: string;
}

/** A country with the data that only searching needs. */
export interface CountryEntry extends Country {
  /** First letters of the pinyin of the Chinese name: `zg` for 中国. */
  initials: string;
}

function entry(row: string): CountryEntry {
  const [code = '', name = '', dialCode = '', phoneFormat = '', CNName = '', initials = ''] =
    row.split('|');
  return { code, name, dialCode, phoneFormat, CNName, initials };
}

/** All countries by dial code; of those that share one, the main country comes first. */
export const countries: readonly CountryEntry[] = rows.trim().split('\n').map(entry);

const byCode = new Map(countries.map((country) => [country.code, country]));

/** The country of an ISO 3166-1 alpha-2 code in capital letters; undefined for a code without a dial code. */
export const countryByCode = (code: string): CountryEntry | undefined => byCode.get(code);

/** The main country of a dial code, given as digits with or without a plus. */
export const countryByDialCode = (dialCode: string): CountryEntry | undefined =>
  countries.find((country) => country.dialCode === dialCode.replace(/^\+/, ''));

/** The default country: dial code 86. */
export const DEFAULT_COUNTRY = 'CN';
