import type { CountryCode, PhoneNumber } from 'libphonenumber-js/min';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Reads a number of a country; one that begins with a plus belongs where its dial code says. */
function parse(phone: string, country: string): PhoneNumber | undefined {
  const home: CountryCode | undefined = isSupportedCountry(country) ? country : undefined;
  return parsePhoneNumberFromString(phone, { defaultCountry: home, extract: false });
}

/** Whether a number may exist in a country: its length is right. New ranges are not refused. */
export function isPhone(phone: string, country: string): boolean {
  const number = parse(phone, country);
  return number !== undefined && number.isPossible();
}

/** The digits behind the dial code, without the zero that is only dialled inside the country. */
export function nationalNumber(phone: string, country: string): string {
  return parse(phone, country)?.nationalNumber ?? phone.replace(/\D/g, '');
}

/**
 * A number in groups as its country writes it behind the dial code; left as it is when it is none, or when
 * what is left of it would be read as another number.
 */
export function formatPhone(phone: string, country: string): string {
  const number = parse(phone, country);
  if (!number?.isPossible()) return phone;
  const grouped = number.formatInternational().slice(`+${number.countryCallingCode} `.length);
  return nationalNumber(grouped, country) === number.nationalNumber ? grouped : phone;
}

/** A number with its country, from text that begins with a plus; undefined for any other text. */
export function readInternational(
  text: string,
): { country: string; dialCode: string; phone: string } | undefined {
  const number = text.trim().startsWith('+') ? parse(text, '') : undefined;
  if (!number?.country || !number.isPossible()) return undefined;
  const { country, countryCallingCode: dialCode } = number;
  return { country, dialCode, phone: formatPhone(number.nationalNumber, country) };
}
