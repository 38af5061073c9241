import type { ReactNode } from 'react';
import type { OrderTab } from '../order';

/** An entry of the account's menu. */
export interface AccountMenuItem {
  /** Unique in the menu. */
  id: string | number;
  /** Translated. */
  label: string;
  /** URL of its page. */
  href: string;
  /** Shown before the label. */
  icon?: ReactNode;
}

/** Figures shown for an account. */
export const accountFigures = ['coupons', 'points', 'collected'] as const;

/** A figure of the account, a link to what it counts. */
export interface AccountFigure {
  /** What is counted: own coupons, the balance of points, or collected goods. */
  kind: (typeof accountFigures)[number];
  /** Absent while it is loading; its space is reserved. */
  count?: number;
  /** URL of the list of what it counts. */
  href: string;
}

/** Number of orders in a state that needs an action. */
export interface OrderStateCount {
  /** Also the name of its tab in the order list. */
  state: Exclude<OrderTab, 'all' | 'completed' | 'cancelled'>;
  /** Absent while it is loading. */
  count?: number;
  /** URL of the order list with these orders. */
  href: string;
}
