import type { Generated } from 'kysely';
import type { Json } from './json';

export interface CouponTable {
  id: Generated<number>;
  version: Generated<number>;
  /** null for a coupon of the whole mall */
  shop_id: number | null;
  name: string;
  /** 1 one shop, 2 certain goods, 3 the whole mall, 4 certain categories */
  use_type: 1 | 2 | 3 | 4;
  /** how it is obtained: 1 claimed by the shopper, 2 gift for a new account, 3 gift after a purchase */
  type: Generated<number>;
  money_minor: number;
  min_minor: Generated<number>;
  product_ids: Generated<number[]>;
  category_ids: Generated<number[]>;
  is_fixed_time: Generated<boolean>;
  day: number | null;
  use_start_at: Date | null;
  use_end_at: Date | null;
  receive_start_at: Date | null;
  receive_end_at: Date | null;
  is_limited: Generated<boolean>;
  total: Generated<number>;
  last_total: Generated<number>;
  is_open: Generated<boolean>;
  created_at: Generated<Date>;
}

export interface UserCouponTable {
  id: Generated<number>;
  user_id: number;
  coupon_id: number;
  status: Generated<'unused' | 'used' | 'expired'>;
  start_at: Date;
  end_at: Date;
  used_at: Date | null;
  order_group_id: number | null;
  /** when its shopper was told that it runs out */
  told_at: Generated<Date | null>;
  created_at: Generated<Date>;
}

export interface CartItemTable {
  id: Generated<number>;
  user_id: number;
  product_id: number;
  sku_id: number;
  quantity: number;
  /** price per unit when added; null for rows older than this column */
  price_minor: number | null;
  created_at: Generated<Date>;
}

/** Items saved for later; not part of the cart. */
export type SavedItemTable = CartItemTable;

export interface IdempotentCallTable {
  user_id: number;
  operation: string;
  /** idempotency key of the request */
  key: string;
  request_hash: Buffer;
  /** null while the request is running */
  answer: Json<{ message: string; data: unknown }> | null;
  expires_at: Date;
}

export interface PreOrderTable {
  no: string;
  user_id: number;
  kind: 'buyNow' | 'shoppingCart';
  draft: Json<unknown>;
  expires_at: Date;
  created_at: Generated<Date>;
}

/** Units held by a draft, taken from the stock until the draft is ordered, discarded or expired. */
export interface StockHoldTable {
  pre_order_no: string;
  sku_id: number;
  quantity: number;
  user_id: number;
  /** keyed hash of the client's IP address */
  caller_hash: Buffer | null;
}

/** When drafts of an account first held a SKU. */
export interface HoldPeriodTable {
  sku_id: number;
  user_id: number;
  /** keyed hash of the client's IP address */
  caller_hash: Buffer | null;
  began_at: Date;
}
