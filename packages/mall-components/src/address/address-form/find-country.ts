import { countryOf } from '@vermilion/input-rules/country';
import { type CountryIntl, namedCountries, plain } from '../../country-code/country-search';
import type { AddressCountry } from '../types';

/** Every country and territory with its name in a language, sorted by that name. */
export const allCountries = (intl: CountryIntl): AddressCountry[] =>
  namedCountries(intl).map(({ country: { code, dialCode }, label }) => ({
    code,
    dialCode,
    name: label,
  }));

/** Finds a country by its name in the shopper's language, or by any that the server knows. */
export function findCountry(
  name: string,
  countries: readonly AddressCountry[],
): AddressCountry | undefined {
  const query = plain(name);
  if (!query) return undefined;
  const own = countries.find((country) => plain(country.name) === query);
  if (own) return own;
  const known = countryOf(name);
  return countries.find(({ code }) => code === known);
}
