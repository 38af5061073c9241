import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { FilterPills } from '../internal/filter-pills';
import { messages } from './messages';
import { reviewLevels, type ReviewLevel, type ReviewSummaryModel } from './types';

export interface ReviewFiltersProps {
  level: ReviewLevel;
  counts: ReviewSummaryModel['counts'];
  onChange: (level: ReviewLevel) => void;
}

/** All, good, medium or poor reviews, each with its count. */
export function ReviewFilters({ level, counts, onChange }: ReviewFiltersProps) {
  const intl = useIntl();
  return (
    <FilterPills
      data-component="review-filters"
      label={intl.formatMessage(messages.filters)}
      options={reviewLevels}
      value={level}
      onChange={onChange}
    >
      {(option) => (
        <>
          <FormattedMessage {...messages[option]} /> (<FormattedNumber value={counts[option]} />)
        </>
      )}
    </FilterPills>
  );
}
