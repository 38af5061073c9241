import { FormattedMessage, useIntl } from 'react-intl';
import * as pills from '../../review/review-filters.css';
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
    <div
      role="group"
      aria-label={intl.formatMessage(messages.filters)}
      data-component="points-filters"
      className={pills.filters}
    >
      {pointsFilters.map((option) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === filter}
          className={pills.filter}
          onClick={() => onChange(option)}
        >
          <FormattedMessage {...labels[option]} />
        </button>
      ))}
    </div>
  );
}
