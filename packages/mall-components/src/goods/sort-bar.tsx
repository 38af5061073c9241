import { Button } from '@vermilion/design-system/button';
import { LinkBase } from '@vermilion/design-system/link';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './list-messages';
import { sorts as sheet } from './sheet.css';
import * as styles from './sort-bar.css';
import { sortNames } from './sort-names';
import { type GoodsSort, goodsSorts } from './types';

export interface SortBarProps {
  /** The order of the list. */
  sort: GoodsSort;
  /** URL of the first page of the list in that order. */
  hrefOf: (sort: GoodsSort) => string;
}

/**
 * The sort orders of a goods list as links, since each has its own URL. On a phone a button with the current one opens
 * them, which works without scripts.
 */
export function SortBar({ sort, hrefOf }: SortBarProps) {
  const intl = useIntl();
  const id = useId();
  const label = intl.formatMessage(messages.sort);
  return (
    <div data-component="sort-bar" className={styles.sort}>
      <Button size="sm" popoverTarget={id} className={sheet.opener}>
        <span className={styles.now}>
          <FormattedMessage
            {...messages.sortNow}
            values={{ order: intl.formatMessage(sortNames[sort]) }}
          />
        </span>
      </Button>
      {/* closes when another order has been chosen */}
      <nav key={sort} id={id} popover="auto" aria-label={label} className={sheet.sheet}>
        <p aria-hidden="true" className={sheet.head}>
          {label}
        </p>
        <ul className={styles.bar}>
          {goodsSorts.map((option) => (
            <li key={option}>
              <LinkBase
                href={hrefOf(option)}
                aria-current={option === sort ? 'true' : undefined}
                className={styles.item}
              >
                <FormattedMessage {...sortNames[option]} />
              </LinkBase>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
