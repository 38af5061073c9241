import {
  plainNumber,
  readMobile as readMobileWith,
  readPhone as readPhoneWith,
} from '@vermilion/input-rules/phone';
import type { PhoneNumber } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/max/metadata';

/** Digits of a dial code sent as `86`, `+86`, `0086` or with blanks. */
export const dialDigits = (dialCode: string): string =>
  dialCode.replace(/\D/g, '').replace(/^0+/, '');

/** The number that a caller typed, see `readPhone` of the input rules. */
export const readPhone = (text: string, dialCode: string): PhoneNumber | undefined =>
  readPhoneWith(text, { dialCode: dialDigits(dialCode) }, metadata);

/** The same for a number that receives text messages. */
export const readMobile = (text: string, dialCode: string): PhoneNumber | undefined =>
  readMobileWith(text, { dialCode: dialDigits(dialCode) }, metadata);

/**
 * Dial code and national digits as they are stored: together they are the number in E.164 format. A number of no
 * possible length stays as it is, other text as it was sent.
 */
export function storedPhone(
  text: string,
  dialCode: string,
): { dialCode: string; national: string } {
  const number = readPhone(text, dialCode);
  return number
    ? { dialCode: number.countryCallingCode, national: number.nationalNumber }
    : { dialCode: dialDigits(dialCode), national: plainNumber(text) ?? text.trim() };
}
