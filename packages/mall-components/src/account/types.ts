import type { ReactNode } from 'react';
import type { OrderTab } from '../order';

/** A page of the account. */
export interface AccountMenuItem {
  id: string | number;
  /** Translated. */
  label: string;
  href: string;
  icon?: ReactNode;
}

/** What an account has, in figures. */
export const accountFigures = ['coupons', 'points', 'collected'] as const;

export interface AccountFigure {
  kind: (typeof accountFigures)[number];
  /** Absent while it is not known; its place is kept. */
  count?: number;
  href: string;
}

/** Orders in a state that asks for something. */
export interface OrderStateCount {
  state: Exclude<OrderTab, 'completed' | 'cancelled'>;
  /** Absent while it is not known. */
  count?: number;
  href: string;
}
