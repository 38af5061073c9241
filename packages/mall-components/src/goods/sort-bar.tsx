import { LinkBase } from '@vermilion/design-system/link';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './messages';
import * as styles from './sort-bar.css';
import { sortNames } from './sort-names';
import type { GoodsSort } from './types';

export interface SortBarProps {
  /** The order of the list. */
  sort: GoodsSort;
  /** URL of the first page of the list in that order. */
  hrefOf: (sort: GoodsSort) => string;
}

const plain = ['default', 'sales', 'new'] as const;

/**
 * The sort orders of a goods list as links, since each has its own URL. Price reverses when it is chosen
 * again.
 */
export function SortBar({ sort, hrefOf }: SortBarProps) {
  const intl = useIntl();
  const byPrice = sort === 'priceUp' || sort === 'priceDown';
  const nextPrice = sort === 'priceUp' ? 'priceDown' : 'priceUp';
  const nameOf = (order: GoodsSort) => intl.formatMessage(sortNames[order]);
  return (
    <nav aria-label={intl.formatMessage(messages.sort)} data-component="sort-bar">
      <ul className={styles.bar}>
        {plain.map((option) => (
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
        <li>
          <LinkBase
            href={hrefOf(nextPrice)}
            aria-current={byPrice ? 'true' : undefined}
            aria-label={
              byPrice
                ? intl.formatMessage(messages.sortTurn, {
                    now: nameOf(sort),
                    next: nameOf(nextPrice),
                  })
                : nameOf(nextPrice)
            }
            className={styles.item}
          >
            <FormattedMessage {...messages.sortPrice} />
            <span aria-hidden="true" className={styles.arrows}>
              <svg
                viewBox="0 0 8 5"
                className={styles.arrow}
                data-on={sort === 'priceUp' || undefined}
              >
                <path d="M4 0l4 5H0z" />
              </svg>
              <svg
                viewBox="0 0 8 5"
                className={styles.arrow}
                data-on={sort === 'priceDown' || undefined}
              >
                <path d="M4 5L0 0h8z" />
              </svg>
            </span>
          </LinkBase>
        </li>
      </ul>
    </nav>
  );
}
