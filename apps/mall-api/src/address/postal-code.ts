import { isPostalCode, needsPostalCode } from '@vermilion/input-rules/postal-code';

const digits = /^\d{1,10}$/;

/**
 * Whether an address can have a tidy postal code. One that is unusual for its country is kept: the known formats can
 * be older than the country's codes, and storefronts ask about it. Digits are always kept: clients that only support
 * numbers have nothing else to send.
 * @param country two-letter code; undefined for an unknown name
 */
export function mayKeepPostalCode(country: string | undefined, code: string): boolean {
  if (digits.test(code)) return true;
  if (country === undefined) return false;
  return code === '' ? !needsPostalCode(country) : isPostalCode(code);
}

/** The wire format: a number if possible, else text. Leading zeros are significant. */
export const wirePostalCode = (code: string): number | string =>
  /^(0|[1-9]\d{0,8})$/.test(code) ? Number(code) : code;
