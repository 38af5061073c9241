import type { ColumnType, Generated } from 'kysely';

/**
 * opening: from before the ledger; earned by a completed order, frozen; released: no longer frozen;
 * clawedBack: taken back by a refund of what earned them; spent on an order; returned: the order was
 * cancelled; refunded: the part of a refund that had been paid with points; kept and keptSpent: earned and
 * spent points of a visitor, moved to an account with the orders
 */
export type PointKind =
  | 'opening'
  | 'earned'
  | 'released'
  | 'clawedBack'
  | 'spent'
  | 'returned'
  | 'refunded'
  | 'kept'
  | 'keptSpent';

/** A column that is never updated. */
type Final<T> = ColumnType<T, T, never>;

/** An entry of the ledger. Append-only; a trigger rejects everything else. */
export interface PointEntryTable {
  id: Generated<number>;
  user_id: Final<number>;
  kind: Final<PointKind>;
  /** change of the spendable points */
  points: Final<number>;
  /** change of the frozen points */
  points_frozen: Final<number>;
  /** the entry's subject: one of these; each has at most one entry of a kind */
  group_id: Final<number | null>;
  shop_order_id: Final<number | null>;
  refund_id: Final<number | null>;
  created_at: Final<Date>;
}

/** The points earned by a completed order. */
export interface PointEarningTable {
  shop_order_id: number;
  user_id: number;
  /** points per 100 minor units when the order was completed */
  per_unit: number;
  /** what is left after refunds */
  points: number;
  frozen_until: Date;
  is_released: Generated<boolean>;
}
