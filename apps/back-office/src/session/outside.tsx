import { Heading } from '@vermilion/design-system/heading';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { LanguageSelect } from '../i18n/language-select';
import { messages } from '../shared/messages';
import * as styles from './require-session.css';

/** The page around what is shown before somebody is in. */
export const Outside = ({ children }: { children: ReactNode }) => (
  <div className={styles.outside}>
    <header className={styles.bar}>
      <Heading level={1} size="md">
        <FormattedMessage {...messages.backOffice} />
      </Heading>
      <LanguageSelect />
    </header>
    <main className={styles.main}>{children}</main>
  </div>
);
