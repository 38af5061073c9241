'use client';
import { Heading } from '@vermilion/design-system/heading';
import type { RadioChangeDetail } from '@vermilion/design-system/segmented-control';
import { Tab, TabList, TabPanel, Tabs, type TabsChangeDetail } from '@vermilion/design-system/tabs';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from '../messages';
import { type PointsFilter, type PointsTab, pointsTabs } from '../types';
import { PointsFilters } from './points-filters';
import { PointsList, type PointsListProps } from './points-list';
import { PointsRulesPanel } from './points-rules-panel';
import { PointsSummary, type PointsSummaryProps } from './points-summary';
import * as styles from './points-view.css';

export interface PointsViewProps extends PointsSummaryProps, PointsListProps {
  tab: PointsTab;
  onTabChange: (tab: PointsTab, detail: TabsChangeDetail) => void;
  /** Called when another filter is chosen: set `filter`, and load its entries. */
  onFilterChange: (filter: PointsFilter, detail: RadioChangeDetail) => void;
  /** The pagination of the list. */
  pagination?: ReactNode;
}

/** The shopper's points: balance, history, and rules. */
export function PointsView(props: PointsViewProps) {
  const { balance, rules, tab, onTabChange, onFilterChange, pagination, ...list } = props;
  const intl = useIntl();
  const open = (value: string, detail: TabsChangeDetail) => {
    const next = pointsTabs.find((name) => name === value);
    if (next) onTabChange(next, detail);
  };
  return (
    <section data-component="points-view" className={styles.view}>
      <Heading level={1}>
        <FormattedMessage {...messages.title} />
      </Heading>
      <PointsSummary balance={balance} rules={rules} />
      <Tabs value={tab} onValueChange={open}>
        <TabList label={intl.formatMessage(messages.tabs)}>
          {pointsTabs.map((name) => (
            <Tab key={name} value={name}>
              <FormattedMessage {...messages[name]} />
            </Tab>
          ))}
        </TabList>
        <TabPanel value="detail">
          <div className={styles.panel}>
            <PointsFilters filter={list.filter} onFilterChange={onFilterChange} />
            <PointsList {...list} />
            {pagination}
          </div>
        </TabPanel>
        <TabPanel value="earn">
          <div className={styles.panel}>{rules && <PointsRulesPanel rules={rules} />}</div>
        </TabPanel>
      </Tabs>
    </section>
  );
}
