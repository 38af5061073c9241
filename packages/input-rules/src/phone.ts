import {
  type CountryCode,
  type MetadataJson,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js/core';
import { asciiDigits } from './digits';

/** Where a number without a country code belongs; the country is preferred. */
export interface PhoneHome {
  /** ISO 3166-1 alpha-2. */
  country?: string;
  /** Digits only. */
  dialCode?: string;
}

/** What is typed between digits. */
const SEPARATORS = /[\s\p{Cf}\p{Dash}./()[\]·]/gu;

/** The digits, after a plus if one was typed; undefined for text that is not only a number. */
function plainNumber(text: string): string | undefined {
  const plain = asciiDigits(text).replace(SEPARATORS, '');
  return /^\+?\d{3,24}$/.test(plain) ? plain.replace(/^\+0+/, '+') : undefined;
}

/** The digits of a dial code typed as `86`, `+86` or `0086`. */
export const dialDigits = (text: string): string =>
  asciiDigits(text).replace(/\D/g, '').replace(/^0+/, '');

/** The number as it may have been meant, the likeliest first. */
function* meanings(plain: string, dialCode: string | undefined): Generator<string> {
  // 011 and the home country's own code also begin national numbers; 00 hardly ever does
  if (plain.startsWith('00')) yield `+${plain.slice(2)}`;
  yield plain;
  if (plain.startsWith('011')) yield `+${plain.slice(3)}`;
  if (dialCode && plain.startsWith(dialCode)) yield `+${plain}`;
}

/** Forms from before a country changed its numbers, by dial code. */
const renumbered: Readonly<Record<string, readonly [RegExp, string]>> = {
  // Mexico: dialled without prefixes since 2019
  52: [/^(?:01|04[45]|1)(?<number>\d{10})$/, '$<number>'],
  // Brazil: mobile numbers have had a ninth digit since 2016
  55: [/^(?<area>[1-9]\d)(?<number>[6-9]\d{7})$/, '$<area>9$<number>'],
};

/** Mobile numbers that people write like those of landlines, by dial code. */
const mobile: typeof renumbered = {
  // Argentina: 9 before the area code when called from abroad
  54: [/^(?<number>11\d{8}|[23]\d{9})$/, '9$<number>'],
};

function rewritten(number: PhoneNumber, forms: typeof renumbered, metadata: MetadataJson) {
  const form = forms[number.countryCallingCode];
  const national = form && number.nationalNumber.replace(...form);
  if (!national || national === number.nationalNumber) return number;
  const next = parsePhoneNumberFromString(`+${number.countryCallingCode}${national}`, metadata);
  return next?.isValid() ? next : number;
}

/** How the library is told the home; nothing for a dial code that no country has, at which it throws. */
function defaultsOf({ country = '', dialCode = '' }: PhoneHome, metadata: MetadataJson) {
  if (country in metadata.countries) return { defaultCountry: country as CountryCode };
  return dialCode in metadata.country_calling_codes ? { defaultCallingCode: dialCode } : {};
}

/** The numbers of possible length that a text can mean, the likeliest first. */
function* readings(text: string, home: PhoneHome, metadata: MetadataJson): Generator<PhoneNumber> {
  const plain = plainNumber(text);
  if (plain === undefined) return;
  const options = { ...defaultsOf(home, metadata), extract: false };
  for (const meaning of meanings(plain, home.dialCode)) {
    const number = parsePhoneNumberFromString(meaning, options, metadata);
    const current = number && rewritten(number, renumbered, metadata);
    if (current?.isPossible()) yield current;
  }
}

const firstValid = (numbers: readonly PhoneNumber[]) =>
  numbers.find((number) => number.isValid()) ?? numbers[0];

/**
 * Reads a number as people type it: with or without its country code (`+`, `00`, `011` or bare), trunk zero,
 * separators, invisible marks, and in the digits of any script. Undefined when it is no number of a possible length.
 * Ranges of numbers are not required to be known, since new ones are added.
 */
export const readPhone = (
  text: string,
  home: PhoneHome,
  metadata: MetadataJson,
): PhoneNumber | undefined => firstValid([...readings(text, home, metadata)]);

/** Like `readPhone`, for a number that receives text messages; needs metadata with types of numbers. */
export function readMobile(
  text: string,
  home: PhoneHome,
  metadata: MetadataJson,
): PhoneNumber | undefined {
  const numbers = Array.from(readings(text, home, metadata), (number) =>
    rewritten(number, mobile, metadata),
  );
  return numbers.find(isMobile) ?? firstValid(numbers);
}

const isMobile = (number: PhoneNumber) =>
  ['MOBILE', 'FIXED_LINE_OR_MOBILE'].includes(number.getType() ?? '');

/** Dial code and national digits as they are kept: together they are the number in E.164 format. */
export interface StoredPhone {
  dialCode: string;
  national: string;
}

/** A typed number as it is kept; one of no possible length stays as it is, other text as it was typed. */
export function storedPhone(text: string, dialCode: string, metadata: MetadataJson): StoredPhone {
  const home = { dialCode: dialDigits(dialCode) };
  const number = readPhone(text, home, metadata);
  return number
    ? { dialCode: number.countryCallingCode, national: number.nationalNumber }
    : { ...home, national: plainNumber(text) ?? text.trim() };
}
