/** A phone number with its dial code: who delivers may be in another country. */
export function internationalPhone(dialCode: string, phone: string): string {
  const digits = dialCode.replace(/\D/g, '');
  return digits === '' || phone.startsWith('+') ? phone : `+${digits} ${phone}`;
}
