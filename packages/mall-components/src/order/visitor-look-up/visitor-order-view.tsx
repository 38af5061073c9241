'use client';
import { Tab, TabList, TabPanel, Tabs } from '@vermilion/design-system/tabs';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { OrderDetailView, type OrderReceiptOf } from '../order-detail-view/order-detail-view';
import type { OrderDetail } from '../types';
import { KeepOrder, type KeepOrderProps } from './keep-order';
import { messages } from './messages';
import * as styles from './visitor-look-up.css';

export interface VisitorOrderViewProps {
  /** What each shop sends. */
  orders: readonly OrderDetail[];
  /** Taking the order over into an account. */
  keep: KeepOrderProps;
  /** Printing and saving the receipts; without it there are none. */
  receipt?: OrderReceiptOf;
}

/** The order of a guest, to be read only. It gets the focus when it appears in place of the code. */
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
