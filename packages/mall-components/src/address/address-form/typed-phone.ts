import { dialDigits } from '@vermilion/input-rules/phone';
import { type PhoneReading, readPhone, storedPhone } from '../../country-code/phone-numbers';

/** A phone number in two fields, as typed. */
interface TypedPhone {
  dialCode: string;
  phone: string;
}

/** The number; undefined when it has no possible length. A country code in it precedes the dial code. */
export function readTypedPhone({ dialCode, phone }: TypedPhone): PhoneReading | undefined {
  return readPhone(phone, { dialCode: dialDigits(dialCode) });
}

/** The fields as they are shown when the number has been understood; undefined when they stay. */
export function shownPhone(typed: TypedPhone): TypedPhone | undefined {
  const read = readTypedPhone(typed);
  if (!read) return undefined;
  const { dialCode, formatted: phone } = read;
  return dialCode === typed.dialCode && phone === typed.phone ? undefined : { dialCode, phone };
}

/** The fields as they are saved: digits only. */
export function cleanPhone(typed: TypedPhone): TypedPhone {
  const { dialCode, national: phone } = storedPhone(typed.phone, typed.dialCode);
  return { dialCode, phone };
}
