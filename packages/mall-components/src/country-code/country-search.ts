import { countries, type CountryEntry } from './countries';

/** A country as a shopper finds it. */
export interface NamedCountry {
  country: CountryEntry;
  /** In the shopper's language; English where it has none. */
  label: string;
}

interface Searchable extends NamedCountry {
  /** Names without accents and capitals: of the shopper's language, English, Chinese. */
  names: readonly string[];
}

/** Letters only, as one types them in a hurry: no accents, capitals or marks of any kind. */
export const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, ' ')
    .trim();

/** All countries with their names in a language, in the order of its alphabet. */
export function namedCountries(locale: string): Searchable[] {
  // Some browsers do not speak Lao, and would take their own language for it
  const names = new Intl.DisplayNames([locale, 'en'], { type: 'region', fallback: 'none' });
  const { compare } = new Intl.Collator(locale);
  return countries
    .map((country) => {
      const label = names.of(country.code) ?? country.name;
      return { country, label, names: [label, country.name, country.CNName].map(plain) };
    })
    .sort((one, other) => compare(one.label, other.label));
}

/** How well a country fits, 0 best; undefined when it does not. */
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

/** Countries that share a dial code: the one that it is known for is written first in the data. */
const known = new Map(countries.map((country, index) => [country, index]));

/**
 * The countries that fit what is typed, best first: a name in the shopper's language, in English or in
 * Chinese, pinyin initials, the two letters of the country, or a dial code with or without plus.
 */
export function searchCountries<Item extends Searchable>(
  all: readonly Item[],
  typed: string,
): readonly Item[] {
  const wanted = plain(typed);
  if (!wanted) return all;
  const byNumber = /^\d+$/.test(wanted);
  const place = ({ country }: Item) => (byNumber ? (known.get(country) ?? 0) : 0);
  return all
    .map((item) => ({ item, fit: rank(item, wanted) }))
    .filter((found): found is { item: Item; fit: number } => found.fit !== undefined)
    .sort((one, other) => one.fit - other.fit || place(one.item) - place(other.item))
    .map(({ item }) => item);
}
