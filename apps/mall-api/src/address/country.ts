import { countryOf } from '@vermilion/input-rules/country';
import { namedError } from '../kernel/errors';

/** The code of a country for what depends on it: an unknown name is refused, and never taken for no country. */
export function requireCountry(name: string): string {
  const code = countryOf(name);
  if (code) return code;
  throw namedError(
    'unknown-country',
    400,
    'This country is not known. Please choose the country of the address.',
  );
}
