import type { Generated } from 'kysely';
import type { Json } from './catalogue';

export interface PaymentTable {
  id: Generated<number>;
  group_id: number;
  provider: string;
  /** the provider's own name of this payment */
  reference: string;
  amount_minor: number;
  currency: string;
  status: Generated<'pending' | 'paid' | 'failed' | 'abandoned'>;
  data: Json<Record<string, unknown>>;
  /** when the provider is asked how it stands; null when there is nothing more to ask */
  check_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

/** What providers said. Those from before migration 007 have neither reference nor amount. */
export interface PaymentEventTable {
  provider: string;
  event_id: string;
  kind: string;
  /** `pending` until the payment that the event names is kept */
  outcome: string;
  reference: string | null;
  order_no: string | null;
  amount_minor: number | null;
  currency: string | null;
  created_at: Generated<Date>;
}

/** Money on its way back: no order could take it, or the order's shop refunds it. */
export interface PaymentRefundTable {
  id: Generated<number>;
  /** by which the provider knows a repetition; for reason `order` the number of the refund */
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

/** Data of the test provider; a real one has its own. */
export interface TestPaymentTable {
  reference: string;
  /** whom it stands in for */
  provider: Generated<'test' | 'paypal' | 'wechat'>;
  /** by which it knows a repeated start */
  key: string;
  order_no: string;
  amount_minor: number;
  currency: string;
  return_to: string;
  state: Generated<'open' | 'paid' | 'failed' | 'abandoned' | 'cancelled'>;
  /** of the event that tells the state */
  event_id: string | null;
  /** the mall has taken the event */
  is_told: Generated<boolean>;
  /** amounts given back by the keys under which they were asked for */
  refunds: Generated<Record<string, number>>;
  created_at: Date;
}
