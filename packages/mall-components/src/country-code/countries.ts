import { rows } from './countries.gen';

/** A country or territory with a dial code. */
export interface Country {
  /** ISO 3166-1 alpha-2, and `AC`, `TA`, `XK`, which have numbers without being in it. */
  code: string;
  /** English. */
  name: string;
  /** Digits without plus. Some countries share one: `1`, `7`, `44`. */
  dialCode: string;
  /** A number behind the dial code as the country groups it; empty where none is known. */
  phoneFormat: string;
  /** Chinese. */
  CNName: string;
}

/** A country, and what only searching needs. */
export interface CountryEntry extends Country {
  /** First letters of the Chinese name's pinyin: `zg` for 中国. */
  initials: string;
}

function entry(row: string): CountryEntry {
  const [code = '', name = '', dialCode = '', phoneFormat = '', CNName = '', initials = ''] =
    row.split('|');
  return { code, name, dialCode, phoneFormat, CNName, initials };
}

/** All of them, by dial code; of those that share one, the country that it is known for comes first. */
export const countries: readonly CountryEntry[] = rows.trim().split('\n').map(entry);

const byCode = new Map(countries.map((country) => [country.code, country]));

export const countryByCode = (code: string): CountryEntry | undefined => byCode.get(code);

/** The country that a dial code is known for; give it digits, a plus before them does not matter. */
export const countryByDialCode = (dialCode: string): CountryEntry | undefined =>
  countries.find((country) => country.dialCode === dialCode.replace(/^\+/, ''));

/** Chosen until the shopper chooses: dial code 86. */
export const DEFAULT_COUNTRY = 'CN';
