import type { Id } from '../settings';

/** What a person has, in points. */
export interface PointsBalance {
  /** Can be spent. Below zero when a refund took back points that were spent already. */
  current: number;
  /** Earned by orders that can still be refunded. */
  frozen: number;
  /** Earned in all, less what refunds took back. */
  earned: number;
  /** Spent in all, less what came back. */
  spent: number;
}

/** By which rules points are earned and spent. */
export interface PointsRules {
  /** Points for a whole unit of money. */
  perUnit: number;
  /** What a point takes off at checkout, in minor units. */
  pointMinor: number;
  /** Days for which points stay frozen. */
  frozenDays: number;
}

/** How points come and go. */
export const pointsEntryKinds = [
  /** Before points were recorded. */
  'opening',
  'earned',
  /** Taken back by the refund of the order that had earned them. */
  'clawedBack',
  'spent',
  /** Come back since the order was cancelled. */
  'returned',
  /** The part of a refund that was paid with points. */
  'refunded',
] as const;
export type PointsEntryKind = (typeof pointsEntryKinds)[number];

export interface PointsEntry {
  id: Id;
  kind: PointsEntryKind;
  /** Below zero when they are fewer now. */
  points: number;
  date: Date;
  /** Until when earned points cannot be spent; absent when they can. */
  frozenUntil?: Date;
  /** The order or refund that changed them. */
  source?: { number: string; href: string };
}

export const pointsTabs = ['detail', 'earn'] as const;
export type PointsTab = (typeof pointsTabs)[number];

export const pointsFilters = ['all', 'earned', 'spent'] as const;
export type PointsFilter = (typeof pointsFilters)[number];
