import type { ColumnType, Generated } from 'kysely';

/**
 * opening: from before the ledger; earned by a completed order, frozen; released: no longer frozen; clawedBack:
 * taken back by a refund of what earned them; spent on an order; returned: the order was cancelled; refunded: the
 * share of a refund that had been paid with points
 */
export type PointKind =
  'opening' | 'earned' | 'released' | 'clawedBack' | 'spent' | 'returned' | 'refunded';

/** A value that is written once. */
type Final<T> = ColumnType<T, T, never>;

/** One line of the ledger. Entries are only added; a trigger refuses everything else. */
export interface PointEntryTable {
  id: Generated<number>;
  user_id: Final<number>;
  kind: Final<PointKind>;
  /** by how much the points that can be spent change */
  points: Final<number>;
  /** by how much the frozen points change */
  points_frozen: Final<number>;
  /** what the entry belongs to: one of these; of a kind there is one entry for each */
  group_id: Final<number | null>;
  shop_order_id: Final<number | null>;
  refund_id: Final<number | null>;
  created_at: Final<Date>;
}

/** What a completed order has earned, as it stands. */
export interface PointEarningTable {
  shop_order_id: number;
  user_id: number;
  /** points for a whole unit of money when the order was completed */
  per_unit: number;
  /** what refunds have left of it */
  points: number;
  frozen_until: Date;
  is_released: Generated<boolean>;
}
