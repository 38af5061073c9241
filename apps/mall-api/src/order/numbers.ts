import { randomBytes } from 'node:crypto';

// No I, L, O and U: a number must not be misheard on the telephone
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * `PT`: the unit of payment (the master order), `SH`: one shop's part, `RE`: a refund, `PO`: a payout to a shop, `BF`: a
 * file of payouts for the bank.
 */
export type OrderNumberPrefix = 'PT' | 'SH' | 'RE' | 'PO' | 'BF';

/**
 * A new order number: prefix, day in UTC, and 60 random bits, so that it is unique without a query and cannot be
 * guessed from another one.
 */
export function newOrderNumber(prefix: OrderNumberPrefix, now: Date): string {
  const day = now.toISOString().slice(2, 10).replaceAll('-', '');
  const random = Array.from(randomBytes(12), (byte) => ALPHABET[byte % 32]).join('');
  return `${prefix}${day}${random}`;
}

/** A new draft id, which cannot be guessed. */
export const newDraftNumber = (): string => randomBytes(16).toString('hex');
