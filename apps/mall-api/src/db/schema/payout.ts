import type { Generated } from 'kysely';

/** The bank account of a shop. */
export interface PayoutAccountTable {
  shop_id: number;
  holder: string;
  account_number: string;
  /** BIC or national code; empty where the number is enough */
  bank_code: Generated<string>;
  updated_at: Date;
}

/** A file for the bank. */
export interface PayoutBatchTable {
  batch_no: string;
  key_id: number | null;
  /** idempotency key of the request that made it */
  request_id: string;
  created_at: Date;
}

/** recorded: not given to the bank yet; sent: on its way; paid: arrived; returned: sent back after that; failed: never paid */
export type PayoutStatus = 'recorded' | 'sent' | 'paid' | 'failed' | 'returned';

export interface PayoutTable {
  id: Generated<number>;
  payout_no: string;
  shop_id: number;
  amount_minor: number;
  currency: string;
  provider: string;
  status: Generated<PayoutStatus>;
  /** the shop's bank account when it was recorded */
  holder: string;
  account_number: string;
  bank_code: string;
  /** of the file that it was in */
  batch_no: string | null;
  /** why it failed or was returned */
  failure: string | null;
  /** null when recorded on the server itself */
  key_id: number | null;
  /** idempotency key of the request that recorded it */
  request_id: string;
  created_at: Date;
  sent_at: Date | null;
  /** when it got its status, except while it is open */
  ended_at: Date | null;
}
