import type { Change } from './loopback-stripe-types';

export interface Amount {
  currency_code: string;
  value: string;
}

export interface Capture {
  id: string;
  status: 'COMPLETED' | 'PENDING' | 'DECLINED';
  amount: Amount;
}

export interface PurchaseUnit {
  custom_id: string;
  amount: Amount;
  payments?: { captures: Capture[]; refunds?: Refund[] };
}

export interface Order {
  id: string;
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED';
  purchase_units: [PurchaseUnit];
  links: { rel: string; href: string }[];
  change: Change;
}

export interface Refund {
  id: string;
  status: 'COMPLETED' | 'PENDING' | 'FAILED';
  capture: string;
  amount: Amount;
  invoice_id?: string;
}

export interface Dispute {
  dispute_id: string;
  status: 'OPEN' | 'RESOLVED';
  reason: string;
  dispute_amount: Amount;
  capture: string;
  dispute_outcome?: { outcome_code: string };
}

/** Begins the signature of every webhook. */
export const SIGNATURE_PREFIX = 'signed-by-the-loopback';
