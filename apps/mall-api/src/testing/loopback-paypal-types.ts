import type { Change } from './loopback-stripe';

export interface Amount {
  currency_code: string;
  value: string;
}

interface Capture {
  id: string;
  status: 'COMPLETED' | 'PENDING' | 'DECLINED';
  amount: Amount;
}

export interface PurchaseUnit {
  custom_id: string;
  amount: Amount;
  payments?: { captures: Capture[] };
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
}

/** Begins the signature of every webhook. */
export const SIGNATURE_PREFIX = 'signed-by-the-loopback';
