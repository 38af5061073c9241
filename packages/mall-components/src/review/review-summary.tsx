import { Rating } from '@vermilion/design-system/rating';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { messages as ratingMessages } from '../internal/rating-messages';
import { messages } from './messages';
import * as styles from './review-summary.css';
import type { ReviewSummaryModel } from './types';

export interface ReviewSummaryProps {
  /** Average, share of good reviews, and counts. */
  summary: ReviewSummaryModel;
}

/** The average rating and the share of good reviews. */
export function ReviewSummary({ summary }: ReviewSummaryProps) {
  const intl = useIntl();
  return (
    <div data-component="review-summary" className={styles.summary}>
      <div className={styles.score}>
        <span aria-hidden="true" className={styles.figure}>
          <FormattedNumber
            value={summary.average}
            minimumFractionDigits={1}
            maximumFractionDigits={1}
          />
        </span>
        <Rating
          value={summary.average}
          size="lg"
          label={intl.formatMessage(ratingMessages.stars, { value: summary.average })}
        />
      </div>
      <div className={styles.rate}>
        <span className={styles.label}>
          <FormattedMessage {...messages.goodRate} />
        </span>
        <span className={styles.percent}>
          <FormattedMessage
            {...messages.percent}
            values={{ rate: Math.round(summary.goodRate * 100) }}
          />
        </span>
      </div>
    </div>
  );
}
