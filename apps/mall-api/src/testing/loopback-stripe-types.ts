export type Fields = Record<string, string | undefined>;

export interface Intent {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  currency: string;
  status: 'requires_payment_method' | 'processing' | 'succeeded' | 'canceled';
  client_secret: string;
  metadata: Record<string, string>;
  latest_charge: string | null;
  /** in seconds */
  created: number;
}

export interface Dispute {
  id: string;
  object: 'dispute';
  payment_intent: string;
  amount: number;
  currency: string;
  reason: string;
  status: 'warning_needs_response' | 'needs_response' | 'won' | 'lost';
}

export interface Refund {
  id: string;
  object: 'refund';
  payment_intent: string;
  amount: number;
  currency: string;
  reason: string | null;
  status: 'succeeded' | 'pending' | 'failed';
  metadata: Record<string, string>;
}

/** Differences between the requested and the received payment. */
export interface Change {
  amount?: number;
  currency?: string;
  orderNo?: string;
}
