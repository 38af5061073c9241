import { dialDigits } from '@vermilion/input-rules/phone';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max';
import { BusinessError, namedError } from '../kernel/errors';
import { readMobile } from '../kernel/phone-numbers';

/** The canonical form of a phone number for accounts and codes. */
export interface Phone {
  /** The number in E.164 format, `+8613800000001`. */
  e164: string;
  /** Calling code, digits only. */
  countryCode: string;
  /** The national number. */
  national: string;
}

/** Types of numbers that cannot receive messages, or that cost extra. */
const UNFIT: readonly unknown[] = [
  'FIXED_LINE',
  'PREMIUM_RATE',
  'SHARED_COST',
  'TOLL_FREE',
  'UAN',
  'VOICEMAIL',
  'PAGER',
];

const CALLING_CODES: ReadonlySet<string> = new Set(
  getCountries().map((country) => getCountryCallingCode(country)),
);

/**
 * Parses `13800000001` with `+86`, `86` or `0086`; a country code in the number itself precedes. Refuses anything that
 * cannot be a mobile number.
 */
export function normalPhone(text: string, countryCode: string): Phone {
  if (!CALLING_CODES.has(dialDigits(countryCode)))
    throw new BusinessError(400, 'countryCode is not valid');
  const number = readMobile(text, countryCode);
  if (!number?.isValid() || UNFIT.includes(number.getType()))
    throw namedError('wrong-phone', 400, 'phone is not valid');
  const { number: e164, countryCallingCode, nationalNumber: national } = number;
  return { e164, countryCode: countryCallingCode, national };
}
