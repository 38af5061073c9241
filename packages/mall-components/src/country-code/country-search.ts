import type { IntlShape } from 'react-intl';
import { countries, type CountryEntry } from './countries';

/** A country with what it can be found by. */
export interface NamedCountry {
  country: CountryEntry;
  /** In the shopper's language; English where there is no translation. */
  label: string;
}

interface Searchable extends NamedCountry {
  /** Normalised names: in the shopper's language, English and Chinese. */
  names: readonly string[];
}

/** Normalises text for matching: letters and digits only, without accents, in lower case. */
export const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, ' ')
    .trim();

/** The part of `useIntl` that names countries. */
export type CountryIntl = Pick<IntlShape, 'locale' | 'formatDisplayName'>;

/** All countries with their names in a language, sorted by them. */
export function namedCountries({ locale, formatDisplayName }: CountryIntl): Searchable[] {
  const { compare } = new Intl.Collator(locale);
  return countries
    .map((country) => {
      const named = formatDisplayName(country.code, { type: 'region', fallback: 'none' });
      const label = named ?? country.name;
      return { country, label, names: [label, country.name, country.CNName].map(plain) };
    })
    .sort((one, other) => compare(one.label, other.label));
}

/** How well a country matches, 0 being best; undefined when it does not. */
function rank({ country, names }: Searchable, typed: string): number | undefined {
  const { code, dialCode, initials } = country;
  if (/^\d+$/.test(typed)) {
    if (dialCode === typed) return 0;
    return dialCode.startsWith(typed) ? 1 : undefined;
  }
  if (names.some((name) => name.startsWith(typed))) return 0;
  if (code.toLowerCase() === typed) return 1;
  if (initials.startsWith(typed)) return 2;
  if (names.some((name) => name.includes(` ${typed}`))) return 3;
  return names.some((name) => name.includes(typed)) ? 4 : undefined;
}

/** Index of each country in the data, where the main country of a shared dial code comes first. */
const known = new Map(countries.map((country, index) => [country, index]));

/**
 * The matching countries, best first: by name in the shopper's language, in English or Chinese, by pinyin
 * initials, country code, or dial code with or without plus.
 */
export function searchCountries<Item extends Searchable>(
  all: readonly Item[],
  typed: string,
): readonly Item[] {
  const query = plain(typed);
  if (!query) return all;
  const byNumber = /^\d+$/.test(query);
  const place = ({ country }: Item) => (byNumber ? (known.get(country) ?? 0) : 0);
  return all
    .map((item) => ({ item, fit: rank(item, query) }))
    .filter((found): found is { item: Item; fit: number } => found.fit !== undefined)
    .sort((one, other) => one.fit - other.fit || place(one.item) - place(other.item))
    .map(({ item }) => item);
}
