import { FormattedMessage, useIntl } from 'react-intl';
import { FilterPills } from '../../internal/filter-pills';
import { messages } from '../messages';
import { pointsFilters, type PointsFilter } from '../types';

export interface PointsFiltersProps {
  filter: PointsFilter;
  onChange: (filter: PointsFilter) => void;
}

const labels = { all: messages.all, earned: messages.filterEarned, spent: messages.filterSpent };

/** All points, those that came, or those that were spent. */
export function PointsFilters({ filter, onChange }: PointsFiltersProps) {
  const intl = useIntl();
  return (
    <FilterPills
      data-component="points-filters"
      label={intl.formatMessage(messages.filters)}
      options={pointsFilters}
      value={filter}
      onChange={onChange}
    >
      {(option) => <FormattedMessage {...labels[option]} />}
    </FilterPills>
  );
}
