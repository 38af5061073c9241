import { laoCountryNames } from '../../country-names';
import { namedCountries, plain, type CountryIntl } from '../../country-code/country-search';
import type { AddressCountry } from '../types';

/** Languages in which an address may have been saved before, besides Lao and the shopper's own. */
const LANGUAGES = ['en', 'zh', 'es', 'fr', 'th'];

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
  const namesOf = (code: string) => [
    ...names.map((known) => known.of(code)),
    laoCountryNames.get(code),
  ];
  return countries.find(({ code }) => namesOf(code).some((known = '') => plain(known) === query));
}
