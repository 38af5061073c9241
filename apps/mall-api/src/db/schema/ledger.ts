import type { ColumnType, Generated } from 'kysely';

/**
 * providerReceivable: what a payment provider owes the mall; shopPayable: what the mall owes a shop; couponExpense and
 * pointsExpense: discounts that the mall bears; refundsPayable: accepted refunds whose money has not gone back yet;
 * unmatchedPayments: money that no order could take; disputesHeld: withheld by providers; payoutsInTransit: recorded or
 * sent; bank: paid out
 */
export type LedgerAccountKind =
  | 'providerReceivable'
  | 'shopPayable'
  | 'commissionIncome'
  | 'couponExpense'
  | 'pointsExpense'
  | 'refundsPayable'
  | 'unmatchedPayments'
  | 'disputesHeld'
  | 'payoutsInTransit'
  | 'bank';

/** What a transaction is about: its subject is a row of that kind. */
export type LedgerKind =
  | 'payment'
  | 'refund'
  | 'refundPaid'
  | 'unmatchedPayment'
  | 'paymentNote'
  | 'payout'
  | 'payoutPaid'
  | 'payoutFailed'
  | 'payoutReturned';

/** A column that is never updated: triggers refuse it. */
type Final<T> = ColumnType<T, T, never>;

export interface LedgerAccountTable {
  /** kind, shop or provider, and currency */
  code: Final<string>;
  kind: Final<LedgerAccountKind>;
  /** of `shopPayable` */
  shop_id: Final<number | null>;
  /** of `providerReceivable` */
  provider: Final<string | null>;
  currency: Final<string>;
}

/** One for each kind and subject. Its entries add up to zero in each currency. */
export interface LedgerTransactionTable {
  id: Generated<number>;
  kind: Final<LedgerKind>;
  subject_id: Final<number>;
  shop_order_id: Final<number | null>;
  created_at: Final<Date>;
}

export interface LedgerEntryTable {
  id: Generated<number>;
  transaction_id: Final<number>;
  account: Final<string>;
  /** what it is for, such as `sale` or `commission` */
  item: Final<string>;
  /** debits are positive, credits negative */
  amount_minor: Final<number>;
}
