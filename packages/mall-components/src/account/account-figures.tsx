import { LinkBase } from '@vermilion/design-system/link';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import * as styles from './account-figures.css';
import { messages } from './messages';
import type { AccountFigure } from './types';

export interface AccountFiguresProps {
  /** In display order. */
  figures: readonly AccountFigure[];
}

/** The account's figures, each a link to the page of what it counts. */
export function AccountFigures({ figures }: AccountFiguresProps) {
  const intl = useIntl();
  return (
    <ul
      data-component="account-figures"
      aria-label={intl.formatMessage(messages.figures)}
      className={styles.figures}
    >
      {figures.map(({ kind, count, href }) => (
        <li key={kind}>
          <LinkBase href={href} className={styles.figure}>
            <span className={styles.count}>
              {count === undefined ? '–' : <FormattedNumber value={count} />}
            </span>{' '}
            <span className={styles.label}>
              <FormattedMessage {...messages[kind]} />
            </span>
          </LinkBase>
        </li>
      ))}
    </ul>
  );
}
