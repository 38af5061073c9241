import type { ReactNode } from 'react';
import type { OrderTab } from '../order';

/** An entry of the account's menu. */
export interface AccountMenuItem {
  id: string | number;
  /** Translated. */
  label: string;
  href: string;
  icon?: ReactNode;
}

/** Figures shown for an account. */
export const accountFigures = ['coupons', 'points', 'collected'] as const;

export interface AccountFigure {
  kind: (typeof accountFigures)[number];
  /** Absent while it is loading; its space is reserved. */
  count?: number;
  href: string;
}

/** Number of orders in a state that needs an action. */
export interface OrderStateCount {
  state: Exclude<OrderTab, 'all' | 'completed' | 'cancelled'>;
  /** Absent while it is loading. */
  count?: number;
  href: string;
}
