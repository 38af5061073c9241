/** A transfer to the bank account of a shop. */
export interface Transfer {
  /** idempotency key: a repetition transfers nothing more */
  payoutNo: string;
  amountMinor: number;
  /** ISO 4217 */
  currency: string;
  holder: string;
  accountNumber: string;
  /** empty where the number is enough */
  bankCode: string;
}

/** A transfer that will never be carried out, such as to a closed account. Other errors are tried again. */
export class TransferRefused extends Error {
  override readonly name = 'TransferRefused';
}

/** Transfers money to shops. Every call is aborted by its signal after `policy.payment.providerSeconds`. */
export interface PayoutProvider {
  /** stored with each payout */
  name: string;
  /** `sent`: accepted, and confirmed by an operator; `paid`: it has arrived. */
  transfer(transfer: Transfer, signal: AbortSignal): Promise<'sent' | 'paid'>;
}
