import type { Id } from '../settings';

/** A shopper's balance, in points. */
export interface PointsBalance {
  /** Available to spend. Negative when a refund took back points that had been spent. */
  current: number;
  /** Earned by orders that can still be refunded. */
  frozen: number;
  /** Total earned, less what refunds took back. */
  earned: number;
  /** Total spent, less what was returned. */
  spent: number;
}

/** Rates by which points are earned and spent. */
export interface PointsRules {
  /** Points earned per 100 minor units: $1, ¥100, KD 0.100. */
  perUnit: number;
  /** Value of a point at checkout, in minor units. */
  pointMinor: number;
  /** Number of days for which points stay frozen. */
  frozenDays: number;
}

/** Reasons for a change of the balance. */
export const pointsEntryKinds = [
  /** The balance before changes were recorded. */
  'opening',
  'earned',
  /** Taken back by a refund of the order that had earned them. */
  'clawedBack',
  'spent',
  /** Returned because the order was cancelled. */
  'returned',
  /** The part of a refund that had been paid with points. */
  'refunded',
  /** Earned without an account, by orders that were kept in this one. */
  'kept',
  /** Spent without an account, on orders that were kept in this one. */
  'keptSpent',
] as const;
/** One of `pointsEntryKinds`. */
export type PointsEntryKind = (typeof pointsEntryKinds)[number];

/** A change of the balance. */
export interface PointsEntry {
  /** Unique in the history. */
  id: Id;
  /** Why the balance changed; determines the text. */
  kind: PointsEntryKind;
  /** Negative for a decrease. */
  points: number;
  /** When it changed. */
  date: Date;
  /** When earned points can be spent; absent when they can be already. */
  frozenUntil?: Date;
  /** The order or refund that caused the change. */
  source?: {
    number: string;
    href: string;
    /** What was ordered: its first goods, and the number of the others. Without it the number is the link. */
    goods?: { name: string; others: number };
  };
}

/** Tabs of the shopper's points: the history, and how points are earned. */
export const pointsTabs = ['detail', 'earn'] as const;
/** One of `pointsTabs`. */
export type PointsTab = (typeof pointsTabs)[number];

/** Filters of the history: all entries, those that increase the balance, those that decrease it. */
export const pointsFilters = ['all', 'earned', 'spent'] as const;
/** One of `pointsFilters`. */
export type PointsFilter = (typeof pointsFilters)[number];
