import { Tab, TabList, TabPanel, Tabs } from '@vermilion/design-system/tabs';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { Page } from './page';
import { page as stack } from './page.css';

const NAME = 'tab';

export interface TabPageProps {
  title: MessageDescriptor;
  /** The views of the page, the first one without a word in the address. */
  tabs: readonly { value: string; name: MessageDescriptor; children: ReactNode }[];
}

/** A page of several views, one at a time, as the address says. */
export function TabPage({ title, tabs }: TabPageProps) {
  const intl = useIntl();
  const [params, setParams] = useSearchParams();
  const first = tabs[0]?.value ?? '';
  const open = tabs.find(({ value }) => value === params.get(NAME))?.value ?? first;
  const name = intl.formatMessage(title);
  return (
    <Page title={name}>
      <Tabs
        value={open}
        onValueChange={(value) => setParams(value === first ? {} : { [NAME]: value })}
      >
        <TabList label={name}>
          {tabs.map((tab) => (
            <Tab key={tab.value} value={tab.value}>
              <FormattedMessage {...tab.name} />
            </Tab>
          ))}
        </TabList>
        {tabs.map(({ value, children }) => (
          <TabPanel key={value} value={value} className={stack}>
            {children}
          </TabPanel>
        ))}
      </Tabs>
    </Page>
  );
}
