import {
  type RadioChangeDetail,
  SegmentedControl,
} from '@vermilion/design-system/segmented-control';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from '../messages';
import { type PointsFilter, pointsFilters } from '../types';

export interface PointsFiltersProps {
  filter: PointsFilter;
  onFilterChange: (filter: PointsFilter, detail: RadioChangeDetail) => void;
}

const labels = { all: messages.all, earned: messages.filterEarned, spent: messages.filterSpent };

/** Filters: all points, earned ones, or spent ones. */
export function PointsFilters({ filter, onFilterChange }: PointsFiltersProps) {
  const intl = useIntl();
  return (
    <SegmentedControl
      data-component="points-filters"
      label={intl.formatMessage(messages.filters)}
      labelHidden
      options={pointsFilters.map((value) => ({
        value,
        label: <FormattedMessage {...labels[value]} />,
      }))}
      value={filter}
      onValueChange={(value, detail) => {
        const chosen = pointsFilters.find((one) => one === value);
        if (chosen) onFilterChange(chosen, detail);
      }}
    />
  );
}
