import { randomBytes } from 'node:crypto';

// No I, L, O and U: a number read out over the telephone must not be misheard.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `PT` names what is paid at once (the master order), `SH` what one shop sends, `RE` a refund. */
export type OrderNumberPrefix = 'PT' | 'SH' | 'RE';

/**
 * A new order number: prefix, day, and 60 random bits, so that it is unique without asking the
 * database and cannot be guessed from another one.
 */
export function newOrderNumber(prefix: OrderNumberPrefix, now: Date): string {
  const day = now.toISOString().slice(2, 10).replaceAll('-', '');
  const random = Array.from(randomBytes(12), (byte) => ALPHABET[byte % 32]).join('');
  return `${prefix}${day}${random}`;
}

/** The id of a draft, which cannot be guessed. */
export const newDraftNumber = (): string => randomBytes(16).toString('hex');
