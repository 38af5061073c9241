import { LinkBase } from '@vermilion/design-system/link';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { writtenText } from '../internal/lang-of';
import * as styles from './filter-chips.css';
import type { FilterGroup } from './filter-types';
import { listIds } from './list-ids';
import { messages } from './list-messages';

export interface FilterChipsProps {
  /** Groups without options are left out. */
  groups: readonly FilterGroup[];
  /** URL of the list without any option; a link to it is shown while one is chosen. */
  clearHref: string;
}

/** The few filters of a list of shops, as a row of links above it. */
export function FilterChips({ groups, clearHref }: FilterChipsProps) {
  const shown = groups.filter(({ options }) => options.length > 0);
  if (shown.length === 0) return null;
  const isNarrowed = shown.some(({ options }) => options.some(({ chosen }) => chosen));
  return (
    <div id={listIds.filters} tabIndex={-1} data-component="filter-chips" className={styles.rows}>
      {/* Where the filters of other lists are behind a button, links lead to this button */}
      <span id={listIds.opener} tabIndex={-1} className={styles.opener} />
      {shown.map((group) => (
        <Group key={group.key} group={group} />
      ))}
      {isNarrowed && (
        <LinkBase href={clearHref} className={styles.clear}>
          <FormattedMessage {...messages.clearAll} />
        </LinkBase>
      )}
    </div>
  );
}

function Group({ group: { label, options } }: { group: FilterGroup }) {
  const id = useId();
  const { formatNumber } = useIntl();
  return (
    <div className={styles.group}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <ul aria-labelledby={id} className={styles.chips}>
        {options.map((option) => (
          <li key={option.key}>
            <LinkBase
              href={option.href}
              rel="nofollow"
              aria-current={option.chosen ? 'true' : undefined}
              title={option.hint}
              className={styles.chip}
            >
              <span {...writtenText(option.label)}>{option.label}</span>
              {option.count !== undefined && (
                <span className={styles.count}> {formatNumber(option.count)}</span>
              )}
            </LinkBase>
          </li>
        ))}
      </ul>
    </div>
  );
}
