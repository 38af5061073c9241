import { Tab, TabList, TabPanel, Tabs } from '@vermilion/design-system/tabs';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { nextLoginMode } from '../login-moves';
import { loginTable } from '../login-table';
import { messages } from '../messages';
import type { LoginPartProps } from './field-props';
import * as styles from './login-panel.css';

interface LoginTabsProps extends Omit<LoginPartProps, 'keep'> {
  /** The fields of the open tab. */
  children: ReactNode;
}

/** Tabs for e-mail (0) and phone (1), in modes that have both, where both are offered. */
export function LoginTabs({ state, send, modeHref, children }: LoginTabsProps) {
  const intl = useIntl();
  const toEmail = nextLoginMode(state, 'TAB.EMAIL');
  const toPhone = nextLoginMode(state, 'TAB.PHONE');
  if (!toEmail && !toPhone) return children;
  const registers = loginTable[state.mode].number === 6;
  const open = toEmail ? 'phone' : 'email';
  return (
    <Tabs
      value={open}
      onValueChange={(tab) => send({ type: tab === 'email' ? 'TAB.EMAIL' : 'TAB.PHONE' })}
    >
      <TabList label={intl.formatMessage(registers ? messages.registerWays : messages.signInWays)}>
        <Tab value="email" href={modeHref?.(toEmail ?? state.mode)}>
          <FormattedMessage {...messages.byEmail} />
        </Tab>
        <Tab value="phone" href={modeHref?.(toPhone ?? state.mode)}>
          <FormattedMessage {...messages.byPhone} />
        </Tab>
      </TabList>
      {['email', 'phone'].map((tab) => (
        // The content manages its own focus
        <TabPanel key={tab} value={tab} tabIndex={-1} className={styles.tabPanel}>
          {tab === open && children}
        </TabPanel>
      ))}
    </Tabs>
  );
}
