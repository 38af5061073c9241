'use client';
import { Tab, TabList, TabPanel, Tabs, type TabsChangeDetail } from '@vermilion/design-system/tabs';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PlainMessage } from './plain-message';

interface ListTabsProps<Name extends string> {
  names: readonly Name[];
  /** The label of each tab, and as `tabs` that of all of them. */
  messages: Record<Name | 'tabs', PlainMessage>;
  tab: Name;
  onTabChange: (tab: Name, detail: TabsChangeDetail) => void;
  /** Number of entries by tab; a tab without one shows no number. */
  counts?: Partial<Record<Name, number>>;
  /** The list of the open tab. */
  children: ReactNode;
}

/** Tabs that filter one list. */
export function ListTabs<Name extends string>(props: ListTabsProps<Name>) {
  const { names, messages, tab, onTabChange, counts, children, ...rest } = props;
  const intl = useIntl();
  const open = (value: string, detail: TabsChangeDetail) => {
    const next = names.find((name) => name === value);
    if (next) onTabChange(next, detail);
  };
  return (
    <Tabs {...rest} value={tab} onValueChange={open}>
      <TabList label={intl.formatMessage(messages.tabs)}>
        {names.map((name) => (
          <Tab key={name} value={name} count={counts?.[name]}>
            <FormattedMessage {...messages[name]} />
          </Tab>
        ))}
      </TabList>
      {names.map((name) => (
        <TabPanel key={name} value={name}>
          {children}
        </TabPanel>
      ))}
    </Tabs>
  );
}
