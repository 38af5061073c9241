'use client';
import { Tab, TabList, TabPanel, Tabs } from '@vermilion/design-system/tabs';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './messages';
import { orderTabs, type OrderTab } from './types';

export interface OrderTabsProps {
  tab: OrderTab;
  onTabChange: (tab: OrderTab) => void;
  /** Number of orders by tab; a tab without one shows no number. */
  counts?: Partial<Record<OrderTab, number>>;
  /** The orders of the open tab. */
  children: ReactNode;
}

/** Orders by state, with their counts. */
export function OrderTabs({ tab, onTabChange, counts = {}, children }: OrderTabsProps) {
  const intl = useIntl();
  const open = (value: string) => {
    const next = orderTabs.find((name) => name === value);
    if (next) onTabChange(next);
  };
  return (
    <Tabs data-component="order-tabs" value={tab} onValueChange={open}>
      <TabList label={intl.formatMessage(messages.tabs)}>
        {orderTabs.map((name) => (
          <Tab key={name} value={name} count={counts[name]}>
            <FormattedMessage {...messages[name]} />
          </Tab>
        ))}
      </TabList>
      {orderTabs.map((name) => (
        <TabPanel key={name} value={name}>
          {children}
        </TabPanel>
      ))}
    </Tabs>
  );
}
