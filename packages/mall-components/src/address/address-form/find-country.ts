import { namedCountries, plain, type CountryIntl } from '../../country-code/country-search';
import type { AddressCountry } from '../types';

/** Languages in which an address may have been saved before, besides the shopper's own. */
const LANGUAGES = ['en', 'zh', 'es', 'fr', 'th', 'lo'];

/** Every country and territory with its name in a language, sorted by that name. */
export const allCountries = (intl: CountryIntl): AddressCountry[] =>
  namedCountries(intl).map(({ country: { code, dialCode }, label }) => ({
    code,
    dialCode,
    name: label,
  }));

/**
 * Finds a country by its name in the shopper's language, or in one in which it may have been saved before.
 */
export function findCountry(
  name: string,
  countries: readonly AddressCountry[],
): AddressCountry | undefined {
  const query = plain(name);
  if (!query) return undefined;
  const own = countries.find((country) => plain(country.name) === query);
  if (own) return own;
  const names = LANGUAGES.flatMap((language) =>
    (['long', 'short'] as const).map(
      (style) => new Intl.DisplayNames([language, 'en'], { type: 'region', style }),
    ),
  );
  return countries.find(({ code }) => names.some((known) => plain(known.of(code) ?? '') === query));
}
