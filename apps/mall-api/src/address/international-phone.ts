import { storedPhone } from '../kernel/phone-numbers';

/** A phone number with its dial code: who delivers may be in another country. */
export function internationalPhone(dialCode: string, phone: string): string {
  const { dialCode: digits, national } = storedPhone(phone, dialCode);
  return digits === '' || national.startsWith('+') ? national : `+${digits} ${national}`;
}
