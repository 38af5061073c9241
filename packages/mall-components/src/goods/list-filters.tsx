import { Button } from '@vermilion/design-system/button';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FilterOptions } from './filter-options';
import type { FilterGroup } from './filter-types';
import { messages } from './list-messages';
import { filters as sheet } from './sheet.css';

export interface ListFiltersProps {
  id: string;
  groups: readonly FilterGroup[];
  most: number;
  atLeast: boolean;
  /** Above the groups: the categories of a shop. */
  before?: ReactNode;
  /** Label of the button that closes the sheet: "Show 8 items". */
  show: ReactNode;
}

/** Filters of a list as links: beside it, and in a narrow window in a sheet, which works without scripts. */
export function ListFilters({ id, groups, before, show, ...counts }: ListFiltersProps) {
  const label = useIntl().formatMessage(messages.filters);
  return (
    <nav
      id={id}
      tabIndex={-1}
      popover="auto"
      aria-label={label}
      data-component="list-filters"
      className={sheet.sheet}
    >
      <p aria-hidden="true" className={sheet.head}>
        {label}
      </p>
      {before}
      {groups.map((group) => (
        <FilterOptions key={group.key} group={group} {...counts} />
      ))}
      <div className={sheet.foot}>
        <Button variant="primary" popoverTarget={id} popoverTargetAction="hide">
          {show ?? <FormattedMessage {...messages.showList} />}
        </Button>
      </div>
    </nav>
  );
}
