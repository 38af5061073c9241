'use client';
import { Heading } from '@vermilion/design-system/heading';
import type { TabsChangeDetail } from '@vermilion/design-system/tabs';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ListTabs } from '../../internal/list-tabs';
import { messages } from '../messages';
import { type ReviewTab, reviewTabs } from '../types';
import { MyReviews, type MyReviewsProps } from './my-reviews';
import * as styles from './my-reviews-view.css';

export interface MyReviewsViewProps extends MyReviewsProps {
  onTabChange: (tab: ReviewTab, detail: TabsChangeDetail) => void;
  /** Number of entries by tab; a tab without one shows no number. */
  counts?: Partial<Record<ReviewTab, number>>;
  /** The pagination of the list. */
  pagination?: ReactNode;
}

/** Goods to review, and the shopper's reviews. */
export function MyReviewsView({ onTabChange, counts, pagination, ...list }: MyReviewsViewProps) {
  return (
    <section data-component="my-reviews-view" className={styles.view}>
      <Heading level={1}>
        <FormattedMessage {...messages.title} />
      </Heading>
      <ListTabs names={reviewTabs} {...{ messages, counts, onTabChange }} tab={list.tab}>
        <div className={styles.panel}>
          <MyReviews {...list} />
          {pagination}
        </div>
      </ListTabs>
    </section>
  );
}
