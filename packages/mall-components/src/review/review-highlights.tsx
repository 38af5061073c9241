import { Heading } from '@vermilion/design-system/heading';
import { Link } from '@vermilion/design-system/link';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from './messages';
import * as styles from './review-highlights.css';
import { ReviewList } from './review-list';
import { ReviewSummary } from './review-summary';
import type { Review, ReviewSummaryModel } from './types';

export interface ReviewHighlightsProps {
  /** Average and number of the reviews; without reviews nothing is rendered. */
  summary: ReviewSummaryModel;
  /** Some reviews, in display order. */
  reviews: readonly Review[];
  /** URL of all reviews. */
  href: string;
}

/** A summary of the reviews: average, some reviews, and a link to all. Renders nothing without reviews. */
export function ReviewHighlights({ summary, reviews, href }: ReviewHighlightsProps) {
  const headingId = useId();
  if (reviews.length === 0) return null;
  return (
    <section
      data-component="review-highlights"
      aria-labelledby={headingId}
      className={styles.section}
    >
      <Heading level={3} size="md" id={headingId}>
        <FormattedMessage {...messages.highlights} />
      </Heading>
      <ReviewSummary summary={summary} />
      <ReviewList reviews={reviews} />
      {summary.counts.all > reviews.length && (
        <Link href={href} className={styles.all}>
          <FormattedMessage {...messages.allReviews} values={{ count: summary.counts.all }} />
        </Link>
      )}
    </section>
  );
}
