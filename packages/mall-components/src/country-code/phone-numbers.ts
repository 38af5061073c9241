import type { CountryCode, PhoneNumber } from 'libphonenumber-js/min';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Parses a national number of the country, or an international number that starts with a plus. */
function parse(phone: string, country: string): PhoneNumber | undefined {
  const home: CountryCode | undefined = isSupportedCountry(country) ? country : undefined;
  return parsePhoneNumberFromString(phone, { defaultCountry: home, extract: false });
}

/**
 * Whether a number has a possible length in the country; ranges are not checked, since new ones are added.
 */
export function isPhone(phone: string, country: string): boolean {
  const number = parse(phone, country);
  return number !== undefined && number.isPossible();
}

/** The digits after the dial code, without the trunk prefix that is dialled only inside the country. */
export function nationalNumber(phone: string, country: string): string {
  return parse(phone, country)?.nationalNumber ?? phone.replace(/\D/g, '');
}

/**
 * A number in the national grouping of its country; unchanged when it is invalid, or when the result would be
 * parsed as another number.
 */
export function formatPhone(phone: string, country: string): string {
  const number = parse(phone, country);
  if (!number?.isPossible()) return phone;
  const grouped = number.formatInternational().slice(`+${number.countryCallingCode} `.length);
  return nationalNumber(grouped, country) === number.nationalNumber ? grouped : phone;
}

/** Number and country of text that starts with a plus; undefined for any other text. */
export function readInternational(
  text: string,
): { country: string; dialCode: string; phone: string } | undefined {
  const number = text.trim().startsWith('+') ? parse(text, '') : undefined;
  if (!number?.country || !number.isPossible()) return undefined;
  const { country, countryCallingCode: dialCode } = number;
  return { country, dialCode, phone: formatPhone(number.nationalNumber, country) };
}
