'use client';
import { Tab, TabList, TabPanel, Tabs } from '@vermilion/design-system/tabs';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { OrderDetail } from '../detail-types';
import { OrderDetailView, type OrderReceiptOf } from '../order-detail-view/order-detail-view';
import { KeepOrder, type KeepOrderProps } from './keep-order';
import { messages } from './messages';
import * as styles from './visitor-look-up.css';

export interface VisitorOrderViewProps {
  /** One order per shop. */
  orders: readonly OrderDetail[];
  /** Props of the offer to add the order to an account. */
  keep: KeepOrderProps;
  /** Printing and saving receipts; left out without it. */
  receipt?: OrderReceiptOf;
}

/** A guest's order, read-only. It receives focus when it replaces the code form. */
export function VisitorOrderView({ orders, keep, receipt }: VisitorOrderViewProps) {
  const { formatMessage } = useIntl();
  const view = useRef<HTMLDivElement>(null);
  useEffect(() => view.current?.querySelector<HTMLElement>('h1')?.focus(), []);
  const [only, ...others] = orders;
  return (
    <div ref={view} data-component="visitor-order-view" className={styles.view}>
      {only && others.length === 0 ? (
        <OrderDetailView order={only} {...receipt} />
      ) : (
        <Tabs defaultValue={only?.orderNo} className={styles.view}>
          <TabList label={formatMessage(messages.shops)}>
            {orders.map(({ orderNo, shops }) => (
              <Tab key={orderNo} value={orderNo}>
                {shops.map(({ name }) => name).join(', ')}
              </Tab>
            ))}
          </TabList>
          {orders.map((order) => (
            <TabPanel key={order.orderNo} value={order.orderNo}>
              <OrderDetailView order={order} {...receipt} />
            </TabPanel>
          ))}
        </Tabs>
      )}
      <KeepOrder {...keep} />
    </div>
  );
}
