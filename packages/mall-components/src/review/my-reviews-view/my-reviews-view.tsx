'use client';
import { Heading } from '@vermilion/design-system/heading';
import { Tab, TabList, TabPanel, Tabs } from '@vermilion/design-system/tabs';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from '../messages';
import { reviewTabs, type ReviewTab } from '../types';
import { MyReviews, type MyReviewsProps } from './my-reviews';
import * as styles from './my-reviews-view.css';

export interface MyReviewsViewProps extends MyReviewsProps {
  onTabChange: (tab: ReviewTab) => void;
  /** Number of entries by tab; a tab without one shows no number. */
  counts?: Partial<Record<ReviewTab, number>>;
  /** The pagination of the list. */
  pagination?: ReactNode;
}

/** Goods to review, and the shopper's reviews. */
export function MyReviewsView({
  onTabChange,
  counts = {},
  pagination,
  ...list
}: MyReviewsViewProps) {
  const intl = useIntl();
  const open = (value: string) => {
    const next = reviewTabs.find((name) => name === value);
    if (next) onTabChange(next);
  };
  return (
    <section data-component="my-reviews-view" className={styles.view}>
      <Heading level={1}>
        <FormattedMessage {...messages.title} />
      </Heading>
      <Tabs value={list.tab} onValueChange={open}>
        <TabList label={intl.formatMessage(messages.tabs)}>
          {reviewTabs.map((name) => (
            <Tab key={name} value={name} count={counts[name]}>
              <FormattedMessage {...messages[name]} />
            </Tab>
          ))}
        </TabList>
        {reviewTabs.map((name) => (
          <TabPanel key={name} value={name}>
            <div className={styles.panel}>
              <MyReviews {...list} />
              {pagination}
            </div>
          </TabPanel>
        ))}
      </Tabs>
    </section>
  );
}
