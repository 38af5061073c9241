'use client';
import { Heading } from '@vermilion/design-system/heading';
import { Tab, TabList, TabPanel, Tabs } from '@vermilion/design-system/tabs';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as styles from '../../order/order-list-view/order-list-view.css';
import { messages } from '../messages';
import { couponTabs, type CouponTab } from '../types';
import { MyCoupons, type MyCouponsProps } from './my-coupons';

export interface MyCouponsViewProps extends MyCouponsProps {
  onTabChange: (tab: CouponTab) => void;
  /** Number of coupons by tab; a tab without one shows no number. */
  counts?: Partial<Record<CouponTab, number>>;
  /** The pagination of the list. */
  pagination?: ReactNode;
}

/** The shopper's coupons: available ones, and used or expired ones. */
export function MyCouponsView(props: MyCouponsViewProps) {
  const { onTabChange, counts = {}, pagination, ...list } = props;
  const intl = useIntl();
  const open = (value: string) => {
    const next = couponTabs.find((name) => name === value);
    if (next) onTabChange(next);
  };
  return (
    <section data-component="my-coupons-view" className={styles.view}>
      <Heading level={1}>
        <FormattedMessage {...messages.title} />
      </Heading>
      <Tabs value={list.tab} onValueChange={open}>
        <TabList label={intl.formatMessage(messages.tabs)}>
          {couponTabs.map((name) => (
            <Tab key={name} value={name} count={counts[name]}>
              <FormattedMessage {...messages[name]} />
            </Tab>
          ))}
        </TabList>
        {couponTabs.map((name) => (
          <TabPanel key={name} value={name}>
            <div className={styles.panel}>
              <MyCoupons {...list} />
              {pagination}
            </div>
          </TabPanel>
        ))}
      </Tabs>
    </section>
  );
}
