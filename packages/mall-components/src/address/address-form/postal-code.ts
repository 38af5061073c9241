import { formatAddress } from 'localized-address-format';
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';

/** How postal codes are used in a country's addresses. */
export interface PostalCodes {
  /** Whether the country uses postal codes. */
  used: boolean;
  /** Whether the code comes before street and town. */
  first: boolean;
}

const unknown: PostalCodes = { used: true, first: false };

/** @param country ISO 3166-1 alpha-2; without it the field has its most common position */
export function postalCodesOf(country: string | undefined): PostalCodes {
  if (!country) return unknown;
  const lines = formatAddress({ postalCountry: country, postalCode: 'Z', addressLines: ['A'] });
  const place = (part: string) => lines.findIndex((line) => line.includes(part));
  const code = place('Z');
  return { used: code >= 0, first: code >= 0 && code < place('A') };
}

/** Normalises full-width characters, repeated spaces and lower case. */
export const tidyPostalCode = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Dash}/gu, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toUpperCase();

/** The spellings of a code: separated by a space, by a dash or not at all. */
function* spellings(code: string): Generator<string> {
  yield code;
  const compact = code.replace(/[\s-]/g, '');
  yield compact;
  for (let at = 1; at < compact.length; at += 1)
    for (const between of [' ', '-']) yield compact.slice(0, at) + between + compact.slice(at);
}

/**
 * Whether a code matches the format of its country, ignoring spaces. Any code is accepted where the format is
 * unknown.
 */
export function isPostalCode(code: string, country: string): boolean {
  if (!postcodeValidatorExistsForCountry(country)) return true;
  for (const spelling of spellings(code)) if (postcodeValidator(spelling, country)) return true;
  return false;
}
