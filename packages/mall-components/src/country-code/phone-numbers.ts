import { readPhone as readWith, storedPhone as storedWith } from '@vermilion/input-rules/phone';
import type { PhoneNumber } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';

const read = (phone: string, home: { country?: string; dialCode?: string }) =>
  readWith(phone, home, metadata);

/** A number as it was understood. */
export interface PhoneReading {
  /** ISO 3166-1 alpha-2; undefined where a dial code has no country. */
  country: string | undefined;
  /** Digits only. */
  dialCode: string;
  /** The digits after the dial code, without the trunk prefix that is dialled only inside the country. */
  national: string;
  /** The same in the grouping of its country, for a field with the dial code beside it. */
  formatted: string;
}

/** National digits in groups, unless these would be read as another number. */
function grouped(number: PhoneNumber): string {
  const { countryCallingCode: dialCode, nationalNumber } = number;
  const text = number.formatInternational().slice(`+${dialCode} `.length);
  return read(text, { dialCode })?.number === number.number ? text : nationalNumber;
}

/**
 * Reads a number as people type it: with or without its country code (`+`, `00`, `011`) and trunk prefix, with any
 * separators, in the digits of any script. `home` is where one without a country code belongs. Undefined when it has
 * no possible length. Ranges are not checked, since new ones are added.
 */
export function readPhone(
  phone: string,
  home: { country?: string; dialCode?: string },
): PhoneReading | undefined {
  const number = read(phone, home);
  return (
    number && {
      country: number.country,
      dialCode: number.countryCallingCode,
      national: number.nationalNumber,
      formatted: grouped(number),
    }
  );
}

/** Dial code and national digits as they are sent; a text that is no number stays as typed. */
export const storedPhone = (
  phone: string,
  dialCode: string,
): { dialCode: string; national: string } => storedWith(phone, dialCode, metadata);

/** Whether a number has a possible length in the country. */
export const isPhone = (phone: string, country: string): boolean =>
  read(phone, { country }) !== undefined;

/** The digits after the dial code; all digits of a text that is no number. */
export const nationalNumber = (phone: string, country: string): string =>
  read(phone, { country })?.nationalNumber ?? phone.replace(/\D/g, '');

/**
 * A number in the national grouping of its country; unchanged when it is invalid, or when the result would be
 * parsed as another number.
 */
export function formatPhone(phone: string, country: string): string {
  const number = read(phone, { country });
  if (!number) return phone;
  const text = grouped(number);
  return read(text, { country })?.number === number.number ? text : phone;
}

/** Number and country of text that starts with a plus; undefined for any other text. */
export function readInternational(
  text: string,
): { country: string; dialCode: string; phone: string } | undefined {
  const number = /^\s*\+/.test(text) ? readPhone(text, {}) : undefined;
  if (!number?.country) return undefined;
  const { country, dialCode, formatted: phone } = number;
  return { country, dialCode, phone };
}
