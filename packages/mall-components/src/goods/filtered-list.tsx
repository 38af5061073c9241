import { Button } from '@vermilion/design-system/button';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChosenFilters } from './chosen-filters';
import { FilterChips } from './filter-chips';
import type { FilterGroup } from './filter-types';
import * as styles from './filtered-list.css';
import { ListFilters } from './list-filters';
import { listIds } from './list-ids';
import { messages } from './list-messages';
import { filters as sheet } from './sheet.css';

export interface FilteredListProps {
  /** Groups without options are left out, unless they have something else. */
  groups: readonly FilterGroup[];
  /** Selected options; each URL is the list without that option. */
  chosen: readonly { label: string; href: string }[];
  /** URL of the list without any options. */
  clearHref: string;
  /** Upper limit of exact counts: a larger one is shown as "1,000+". Default: 1,000. */
  most?: number;
  /** Counts are lower bounds, shown with a plus. */
  atLeast?: boolean;
  /** Above the groups: ShopCategories. */
  before?: ReactNode;
  /** Label of the button that closes the filters in a narrow window: "Show 8 items". */
  show?: ReactNode;
  /** A SortBar. */
  sort?: ReactNode;
  /** `above`: the filters, which are few, are a row of chips above the results. Default: `beside`. */
  place?: 'beside' | 'above';
  /** The results. */
  children: ReactNode;
}

/**
 * A list with its filters beside it and one toolbar above it; in a narrow window the filters open from the toolbar. Put
 * ListSkipLinks at the start of the page.
 */
export function FilteredList(props: FilteredListProps) {
  const { groups, chosen, clearHref, most = 1000, atLeast = false, before, show, sort } = props;
  const intl = useIntl();
  const results = <div className={styles.results}>{props.children}</div>;
  if (props.place === 'above')
    return (
      <div data-component="filtered-list" className={styles.main}>
        <FilterChips groups={groups} clearHref={clearHref} />
        <div id={listIds.results} tabIndex={-1} className={styles.main}>
          {results}
        </div>
      </div>
    );
  const shown = groups.filter(({ options, extra }) => options.length > 0 || extra);
  const hasFilters = shown.length > 0 || before !== undefined;
  return (
    <div
      data-component="filtered-list"
      data-filters={hasFilters || undefined}
      className={styles.layout}
    >
      {hasFilters && (
        <ListFilters id={listIds.filters} groups={shown} {...{ most, atLeast, before, show }} />
      )}
      <div id={listIds.results} tabIndex={-1} className={styles.main}>
        {(hasFilters || sort) && (
          <div className={cx(styles.toolbar, !sort && sheet.opener)}>
            {hasFilters && (
              <Button
                size="sm"
                id={listIds.opener}
                popoverTarget={listIds.filters}
                className={sheet.opener}
              >
                <FormattedMessage {...messages.filters} />
                {chosen.length > 0 && ` (${intl.formatNumber(chosen.length)})`}
              </Button>
            )}
            {sort}
          </div>
        )}
        {chosen.length > 0 && <ChosenFilters chosen={chosen} clearHref={clearHref} />}
        {results}
      </div>
    </div>
  );
}
