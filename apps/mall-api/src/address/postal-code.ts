import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';

/** The stored form: trimmed, single spaces, capitals, plain letters and digits. */
export const normalizePostalCode = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Dash}/gu, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toUpperCase();

/** Shapes of what is written with a space, a dash or nothing in its middle, as people do. */
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
 * Whether a postal code is valid for a country. Digits always may: clients that know numbers only
 * have nothing else to send. Other text must have the shape of its country, so that must be known.
 * @param country two letters; undefined for a name that is not known
 */
export function mayKeepPostalCode(country: string | undefined, code: string): boolean {
  if (digits.test(code)) return true;
  if (country === undefined) return false;
  const hasShape = postcodeValidatorExistsForCountry(country);
  return code === '' ? !hasShape : hasShape && fits(country, code);
}

/** As it travels: a number where it is one, else text. Zeros at the beginning belong to it. */
export const wirePostalCode = (code: string): number | string =>
  /^(0|[1-9]\d{0,8})$/.test(code) ? Number(code) : code;
