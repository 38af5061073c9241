import { Button } from '@vermilion/design-system/button';
import { LinkBase } from '@vermilion/design-system/link';
import { Tag } from '@vermilion/design-system/tag';
import { VisuallyHidden } from '@vermilion/design-system/visually-hidden';
import { cx } from 'class-variance-authority';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as styles from './list-filters.css';
import { messages } from './messages';

/** A value by which the list can be filtered, a link. */
export interface FilterOption {
  /** Unique in its group. */
  key: string | number;
  /** Translated. */
  label: string;
  /** URL of the list with this option, or without it when it is selected. */
  href: string;
  /** Whether the list is filtered by it. */
  chosen: boolean;
  /** Number of results with this option. */
  count?: number;
}

/** Options of one property of the goods, such as their shop. */
export interface FilterGroup {
  /** Unique among the groups. */
  key: string;
  /** Translated. */
  label: string;
  /** In display order. */
  options: readonly FilterOption[];
}

export interface ListFiltersProps {
  /** Groups without options are left out. */
  groups: readonly FilterGroup[];
  /** Selected options; each URL is the list without that option. */
  chosen: readonly { label: string; href: string }[];
  /** URL of the list without any options. */
  clearHref: string;
  /** Upper limit of exact counts: a larger one is shown as "1,000+". Default: 1,000. */
  most?: number;
  /** Counts are lower bounds, shown with a plus. */
  atLeast?: boolean;
}

/**
 * Filters of a list as links, and the selected options. In a narrow window the groups open in a popover,
 * which works without scripts.
 */
export function ListFilters({
  groups,
  chosen,
  clearHref,
  most = 1000,
  atLeast = false,
}: ListFiltersProps) {
  const intl = useIntl();
  const id = useId();
  const shown = groups.filter(({ options }) => options.length > 0);
  const filters = intl.formatMessage(messages.filters);
  return (
    <div data-component="list-filters" className={styles.filters}>
      {shown.length > 0 && (
        <>
          <Button size="sm" popoverTarget={id} className={styles.opener}>
            {filters}
            {chosen.length > 0 && ` (${intl.formatNumber(chosen.length)})`}
          </Button>
          <nav
            id={id}
            popover="auto"
            aria-label={filters}
            className={cx(styles.panel, styles.groups)}
          >
            {shown.map((group) => (
              <div key={group.key} className={styles.group}>
                <p id={`${id}${group.key}`} className={styles.label}>
                  {group.label}
                </p>
                <ul aria-labelledby={`${id}${group.key}`} className={styles.options}>
                  {group.options.map(({ key, label, href, chosen: isChosen, count }) => (
                    <li key={key}>
                      <Tag asChild aria-current={isChosen ? 'true' : undefined}>
                        <LinkBase href={href} rel="nofollow">
                          {label} <Count count={count} most={most} atLeast={atLeast} />
                        </LinkBase>
                      </Tag>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
            <Button
              size="sm"
              variant="primary"
              popoverTarget={id}
              popoverTargetAction="hide"
              className={styles.closer}
            >
              <FormattedMessage {...messages.showList} />
            </Button>
          </nav>
        </>
      )}
      {chosen.length > 0 && (
        <ul aria-label={intl.formatMessage(messages.chosen)} className={styles.options}>
          {chosen.map(({ label, href }) => (
            <li key={label}>
              <Tag asChild>
                <LinkBase href={href} rel="nofollow">
                  <VisuallyHidden>
                    <FormattedMessage {...messages.removeFilter} values={{ name: label }} />
                  </VisuallyHidden>
                  <span aria-hidden="true">{label} ×</span>
                </LinkBase>
              </Tag>
            </li>
          ))}
          <li>
            <LinkBase href={clearHref} className={styles.clear}>
              <FormattedMessage {...messages.clearAll} />
            </LinkBase>
          </li>
        </ul>
      )}
    </div>
  );
}

function Count({
  count,
  most,
  atLeast,
}: {
  count?: number | undefined;
  most: number;
  atLeast: boolean;
}) {
  const { formatNumber } = useIntl();
  if (!count) return null;
  const isMore = atLeast || count > most;
  return (
    <span className={styles.count}>
      {formatNumber(Math.min(count, most))}
      {isMore && '+'}
    </span>
  );
}
