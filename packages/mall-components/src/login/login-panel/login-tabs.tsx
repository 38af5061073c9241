import { Tab, TabList, TabPanel, Tabs } from '@vermilion/design-system/tabs';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LoginEvent } from '../login-events';
import { destination } from '../login-moves';
import { loginTable } from '../login-table';
import { messages } from '../messages';
import type { LoginState } from '../types';
import * as styles from './login-panel.css';

interface LoginTabsProps {
  state: LoginState;
  send: (event: LoginEvent) => void;
  /** The fields of the open tab. */
  children: ReactNode;
}

/** E-mail (tab 0) and phone (tab 1), in the modes that have both and where both are offered. */
export function LoginTabs({ state, send, children }: LoginTabsProps) {
  const intl = useIntl();
  const toEmail = destination(state, 'TAB.EMAIL');
  const toPhone = destination(state, 'TAB.PHONE');
  if (!toEmail && !toPhone) return children;
  const registers = loginTable[state.mode].number === 6;
  const open = toEmail ? 'phone' : 'email';
  return (
    <Tabs
      value={open}
      onValueChange={(tab) => send({ type: tab === 'email' ? 'TAB.EMAIL' : 'TAB.PHONE' })}
    >
      <TabList label={intl.formatMessage(registers ? messages.registerWays : messages.signInWays)}>
        <Tab value="email">
          <FormattedMessage {...messages.byEmail} />
        </Tab>
        <Tab value="phone">
          <FormattedMessage {...messages.byPhone} />
        </Tab>
      </TabList>
      {['email', 'phone'].map((tab) => (
        // What is inside takes the focus itself
        <TabPanel key={tab} value={tab} tabIndex={-1} className={styles.tabPanel}>
          {tab === open && children}
        </TabPanel>
      ))}
    </Tabs>
  );
}
