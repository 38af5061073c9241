import type { Generated } from 'kysely';
import type { Json } from './json';

export interface PaymentTable {
  id: Generated<number>;
  group_id: number;
  provider: string;
  /** the provider's id of this payment */
  reference: string;
  amount_minor: number;
  currency: string;
  status: Generated<'pending' | 'processing' | 'paid' | 'failed' | 'abandoned'>;
  data: Json<Record<string, unknown>>;
  /** when to query the provider for the state; null when nothing is left to query */
  check_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

/** Events received from providers. Rows older than migration 007 have neither reference nor amount. */
export interface PaymentEventTable {
  provider: string;
  event_id: string;
  kind: string;
  /** `pending` until the payment in the event is stored */
  outcome: string;
  reference: string | null;
  order_no: string | null;
  amount_minor: number | null;
  currency: string | null;
  created_at: Generated<Date>;
}

/** A refund: no order could take the payment, or the order's shop refunds it. */
export interface PaymentRefundTable {
  id: Generated<number>;
  /** idempotency key at the provider; for reason `order` the number of the refund */
  key: string;
  provider: string;
  reference: string;
  order_no: string;
  amount_minor: number;
  currency: string;
  reason: 'late' | 'duplicate' | 'foreign' | 'unclaimed' | 'order';
  status: Generated<'wanted' | 'sent' | 'done' | 'failed'>;
  tries: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

/** Of refunds and disputes. */
export type MoneyMoveKind = 'refunded' | 'refundFailed' | 'disputed' | 'disputeWon' | 'disputeLost';

/** What became of a payment at its provider, of which the mall was not the cause. */
export interface PaymentNoteTable {
  id: Generated<number>;
  group_id: number;
  provider: string;
  /** the provider's id of the payment */
  reference: string;
  /** the provider's id of the refund, the dispute or the attempt */
  subject: string;
  kind: 'processing' | MoneyMoveKind;
  amount_minor: number;
  currency: string;
  /** the provider's code of why */
  reason: string | null;
  /** false where the same money is in another note, or in `payment_refund` */
  counts: Generated<boolean>;
  created_at: Date;
}

/** A refund or a dispute as the test provider stores it. */
interface StoredMove {
  subject: string;
  kind: MoneyMoveKind;
  amountMinor: number;
  currency: string;
  reason: string | null;
  key: string | null;
}

/** Data of the test provider; a real one stores its own. */
export interface TestPaymentTable {
  reference: string;
  /** the provider that it simulates */
  provider: Generated<'test' | 'paypal' | 'wechat'>;
  /** idempotency key of a start */
  key: string;
  order_no: string;
  amount_minor: number;
  currency: string;
  return_to: string;
  state: Generated<'open' | 'processing' | 'paid' | 'failed' | 'abandoned' | 'cancelled'>;
  /** id of the event that reported the state */
  event_id: string | null;
  /** the mall has accepted the event */
  is_told: Generated<boolean>;
  /** refunded amounts by idempotency key */
  refunds: Generated<Record<string, number>>;
  /** refunds that the mall did not request, and disputes */
  moves: Generated<StoredMove[]>;
  created_at: Date;
}
