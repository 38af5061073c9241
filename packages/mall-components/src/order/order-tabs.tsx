'use client';
import type { TabsChangeDetail } from '@vermilion/design-system/tabs';
import type { ReactNode } from 'react';
import { ListTabs } from '../internal/list-tabs';
import { messages } from './messages';
import { type OrderTab, orderTabs } from './state-types';

export interface OrderTabsProps {
  tab: OrderTab;
  onTabChange: (tab: OrderTab, detail: TabsChangeDetail) => void;
  /** Number of orders by tab; a tab without one shows no number. */
  counts?: Partial<Record<OrderTab, number>>;
  /** The orders of the open tab. */
  children: ReactNode;
}

/** Orders by state, with their counts. */
export const OrderTabs = (props: OrderTabsProps) => (
  <ListTabs data-component="order-tabs" names={orderTabs} messages={messages} {...props} />
);
