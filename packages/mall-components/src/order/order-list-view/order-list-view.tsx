'use client';
import { Heading } from '@vermilion/design-system/heading';
import { type ReactNode, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from '../messages';
import { OrderTabs, type OrderTabsProps } from '../order-tabs';
import { OrderList, type OrderListProps } from './order-list';
import * as styles from './order-list-view.css';
import { useRemovedOrder } from './use-removed-order';

export interface OrderListViewProps
  extends Omit<OrderTabsProps, 'children'>, Omit<OrderListProps, 'tab'> {
  /** Content of the tab `refunds`. */
  refunds?: ReactNode;
  /** The pagination of the list. */
  pagination?: ReactNode;
}

/** The shopper's orders: tabs by state, and cards, with the loading, failed and empty states. */
export function OrderListView({
  tab,
  onTabChange,
  counts,
  refunds,
  pagination,
  ...list
}: OrderListViewProps) {
  const orderNos = useMemo(() => list.orders.map(({ orderNo }) => orderNo), [list.orders]);
  const { root, commands } = useRemovedOrder(orderNos, list.commands);
  return (
    <section data-component="order-list-view" className={styles.view}>
      <Heading level={1}>
        <FormattedMessage {...messages.title} />
      </Heading>
      <OrderTabs tab={tab} onTabChange={onTabChange} counts={counts}>
        <div ref={root} className={styles.panel}>
          {tab === 'refunds' ? refunds : <OrderList tab={tab} {...list} commands={commands} />}
          {pagination}
        </div>
      </OrderTabs>
    </section>
  );
}
