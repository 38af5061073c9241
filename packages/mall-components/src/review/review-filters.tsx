import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { messages } from './messages';
import { reviewLevels, type ReviewLevel, type ReviewSummaryModel } from './types';
import * as styles from './review-filters.css';

export interface ReviewFiltersProps {
  level: ReviewLevel;
  counts: ReviewSummaryModel['counts'];
  onChange: (level: ReviewLevel) => void;
}

/** All, good, medium or poor reviews, each with its count. */
export function ReviewFilters({ level, counts, onChange }: ReviewFiltersProps) {
  const intl = useIntl();
  return (
    <div
      role="group"
      aria-label={intl.formatMessage(messages.filters)}
      data-component="review-filters"
      className={styles.filters}
    >
      {reviewLevels.map((option) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === level}
          className={styles.filter}
          onClick={() => onChange(option)}
        >
          <FormattedMessage {...messages[option]} /> (<FormattedNumber value={counts[option]} />)
        </button>
      ))}
    </div>
  );
}
