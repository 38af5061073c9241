import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';

/** The stored form: trimmed, single spaces, upper case, ASCII letters and digits. */
export const normalizePostalCode = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Dash}/gu, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toUpperCase();

/** Patterns with a space, a dash or nothing in the middle. */
function* spellings(code: string): Generator<string> {
  yield code;
  const compact = code.replace(/[\s-]/g, '');
  yield compact;
  for (let at = 1; at < compact.length; at += 1)
    for (const between of [' ', '-']) yield compact.slice(0, at) + between + compact.slice(at);
}

function fits(country: string, code: string): boolean {
  for (const spelling of spellings(code)) if (postcodeValidator(spelling, country)) return true;
  return false;
}

const digits = /^\d{1,10}$/;

/**
 * Whether a postal code is valid for a country. Digits are always accepted: clients that only support numbers
 * have nothing else to send. Other text must match the country's pattern, so the country must be known.
 * @param country two-letter code; undefined for an unknown name
 */
export function mayKeepPostalCode(country: string | undefined, code: string): boolean {
  if (digits.test(code)) return true;
  if (country === undefined) return false;
  const hasShape = postcodeValidatorExistsForCountry(country);
  return code === '' ? !hasShape : hasShape && fits(country, code);
}

/** The wire format: a number if possible, else text. Leading zeros are significant. */
export const wirePostalCode = (code: string): number | string =>
  /^(0|[1-9]\d{0,8})$/.test(code) ? Number(code) : code;
