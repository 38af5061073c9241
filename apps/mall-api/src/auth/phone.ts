import {
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js/max';
import { BusinessError, namedError } from '../kernel/errors';

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

const wrong = (what: string) => new BusinessError(400, `${what} is not valid`);

/** Parses `13800000001` with `+86`, `86` or `0086`. Refuses anything that cannot be a mobile number. */
export function normalPhone(text: string, countryCode: string): Phone {
  const code = countryCode.replace(/\D/g, '').replace(/^0+/, '');
  if (!CALLING_CODES.has(code)) throw wrong('countryCode');
  const number = parse(text, code);
  if (!number?.isValid() || number.countryCallingCode !== code || UNFIT.includes(number.getType()))
    throw namedError('wrong-phone', 400, 'phone is not valid');
  return { e164: number.number, countryCode: code, national: number.nationalNumber };
}

function parse(text: string, defaultCallingCode: string): PhoneNumber | undefined {
  // Only spaces and separators between the digits: no extensions, no letters for digits
  if (!/^\s*\+?[\d\s().-]{4,30}$/.test(text)) return undefined;
  return parsePhoneNumberFromString(text, { defaultCallingCode });
}
