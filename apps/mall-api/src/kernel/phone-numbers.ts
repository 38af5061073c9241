import * as rules from '@vermilion/input-rules/phone';
import type { PhoneNumber } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/max/metadata';

/** A number that receives text messages, as a caller typed it; see the input rules. */
export const readMobile = (text: string, dialCode: string): PhoneNumber | undefined =>
  rules.readMobile(text, { dialCode: rules.dialDigits(dialCode) }, metadata);

/** Any number in its stored form; see the input rules. */
export const storedPhone = (text: string, dialCode: string): rules.StoredPhone =>
  rules.storedPhone(text, dialCode, metadata);
