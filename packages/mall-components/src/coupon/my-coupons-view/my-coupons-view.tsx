'use client';
import { Heading } from '@vermilion/design-system/heading';
import type { TabsChangeDetail } from '@vermilion/design-system/tabs';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ListTabs } from '../../internal/list-tabs';
import * as styles from '../../order/order-list-view/order-list-view.css';
import { messages } from '../messages';
import { type CouponTab, couponTabs } from '../types';
import { MyCoupons, type MyCouponsProps } from './my-coupons';

export interface MyCouponsViewProps extends MyCouponsProps {
  onTabChange: (tab: CouponTab, detail: TabsChangeDetail) => void;
  /** Number of coupons by tab; a tab without one shows no number. */
  counts?: Partial<Record<CouponTab, number>>;
  /** The pagination of the list. */
  pagination?: ReactNode;
}

/** The shopper's coupons: available ones, and used or expired ones. */
export function MyCouponsView(props: MyCouponsViewProps) {
  const { onTabChange, counts, pagination, ...list } = props;
  return (
    <section data-component="my-coupons-view" className={styles.view}>
      <Heading level={1}>
        <FormattedMessage {...messages.title} />
      </Heading>
      <ListTabs names={couponTabs} {...{ messages, counts, onTabChange }} tab={list.tab}>
        <div className={styles.panel}>
          <MyCoupons {...list} />
          {pagination}
        </div>
      </ListTabs>
    </section>
  );
}
