import type { Generated } from 'kysely';
import type { ArrivalTerms, DeliveryMethod } from './freight';
import type { Json } from './json';

export interface OrderGroupTable {
  id: Generated<number>;
  order_no: string;
  user_id: number;
  pre_order_no: string | null;
  total_quantity: number;
  goods_minor: number;
  freight_minor: number;
  /** by coupons of shops and of the mall together */
  coupon_minor: Generated<number>;
  /** the mall coupon's part of that */
  general_coupon_minor: Generated<number>;
  /** amount and number of points used */
  points_minor: Generated<number>;
  points: Generated<number>;
  pay_minor: number;
  currency: Generated<string>;
  user_coupon_id: number | null;
  pay_type: string;
  pay_channel: string;
  real_name: string;
  phone: string;
  email: string;
  address: string;
  mark: Generated<string>;
  /** the shopper's language when ordering */
  language: Generated<string>;
  is_paid: Generated<boolean>;
  paid_at: Date | null;
  is_cancelled: Generated<boolean>;
  cancelled_at: Date | null;
  /** when it is cancelled unless paid; null for cash on delivery */
  pay_before: Date | null;
  /** keyed hash of the client's IP address, while unpaid */
  caller_hash: Buffer | null;
  created_at: Generated<Date>;
}

/** `toShip` also while unpaid */
export type ShopOrderStatus = 'toShip' | 'toReceive' | 'toReview' | 'completed' | 'cancelled';
export type OrderRefundStatus = 'none' | 'applied' | 'refunding' | 'refunded';

export interface ShopOrderTable {
  id: Generated<number>;
  order_no: string;
  group_id: number;
  shop_id: number;
  user_id: number;
  total_quantity: number;
  goods_minor: number;
  freight_minor: number;
  coupon_minor: Generated<number>;
  general_coupon_minor: Generated<number>;
  points_minor: Generated<number>;
  points: Generated<number>;
  pay_minor: number;
  /** the mall's commission: percent when it was ordered, and amount */
  commission_percent: Generated<number>;
  commission_minor: Generated<number>;
  /** note for this shop; older orders have theirs in the master order */
  mark: Generated<string>;
  status: Generated<ShopOrderStatus>;
  refund_status: Generated<OrderRefundStatus>;
  is_paid: Generated<boolean>;
  /** cash on delivery: shipped before payment */
  is_cod: Generated<boolean>;
  /** when the courier collected the money */
  collected_at: Date | null;
  is_deleted: Generated<boolean>;
  /** null until chosen, where the shop may choose */
  delivery_method: DeliveryMethod | null;
  /** what was delivered for goods that are not shipped */
  delivered_text: string | null;
  express_name: string | null;
  express_code: string | null;
  waybill_no: string | null;
  courier: string | null;
  courier_phone: string | null;
  /** oldest first */
  traces: Json<{ at: string; text: string }[]>;
  /** when the shop began with it; the shopper can no longer cancel */
  begun_at: Date | null;
  shipped_at: Date | null;
  received_at: Date | null;
  completed_at: Date | null;
  /** when its money became available to the shop */
  released_at: Date | null;
  /** the promise, in days `yyyy-MM-dd`: all three, or none where nobody knows or nothing is shipped */
  ship_by: string | null;
  arrives_from: string | null;
  arrives_until: string | null;
  /** what the promise was reckoned from, and until when it has to be confirmed for it */
  arrival_terms: Json<ArrivalTerms> | null;
  arrival_holds_until: Date | null;
  created_at: Generated<Date>;
}

export interface OrderLineTable {
  id: Generated<number>;
  shop_order_id: number;
  product_id: number;
  sku_id: number;
  product_name: string;
  sku_name: string;
  image: string;
  price_minor: number;
  quantity: number;
  freight_minor: Generated<number>;
  /** this line's share of the coupons; the basis of refunds */
  coupon_minor: Generated<number>;
  general_coupon_minor: Generated<number>;
  points_minor: Generated<number>;
  points: Generated<number>;
  pay_minor: number;
  /** this line's share of the commission */
  commission_minor: Generated<number>;
  /** included tax: in thousandths of a percent, null where no rate was known; and amount */
  tax_rate: number | null;
  tax_minor: Generated<number>;
  is_received: Generated<boolean>;
  is_reviewed: Generated<boolean>;
}

/**
 * `applied`: awaiting the shop's review; `withdrawn`: by the shopper; `toReturn`: goods to be sent back; `returning`: in
 * transit to the shop; `lapsed`: not sent back in time
 */
export type RefundStatus =
  | 'applied'
  | 'refused'
  | 'withdrawn'
  | 'toReturn'
  | 'returning'
  | 'lapsed'
  | 'refunding'
  | 'refunded';

export interface RefundOrderTable {
  id: Generated<number>;
  refund_no: string;
  shop_order_id: number;
  user_id: number;
  shop_id: number;
  total_quantity: number;
  amount_minor: number;
  /** points returned in addition to money */
  points: Generated<number>;
  status: Generated<RefundStatus>;
  reason: string;
  explain: Generated<string>;
  pictures: Json<string[]>;
  refusal: string | null;
  /** when it was accepted, refused or withdrawn */
  decided_at: Date | null;
  /** deadline for sending the goods back */
  send_back_before: Date | null;
  return_company: string | null;
  return_waybill_no: string | null;
  return_sent_at: Date | null;
  return_arrived_at: Date | null;
  refunded_at: Date | null;
  created_at: Generated<Date>;
}

export interface RefundLineTable {
  refund_id: number;
  order_line_id: number;
  quantity: number;
  amount_minor: number;
  points: Generated<number>;
  /** the mall coupon's part and the value of the points, which the shop gives back to the mall */
  coupon_minor: Generated<number>;
  points_minor: Generated<number>;
  /** of the commission, given back to the shop */
  commission_minor: Generated<number>;
  /** of the included tax */
  tax_minor: Generated<number>;
}
