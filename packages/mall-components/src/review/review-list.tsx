import { EmptyState } from '@vermilion/design-system/empty-state';
import { Skeleton } from '@vermilion/design-system/skeleton';
import { FormattedMessage } from 'react-intl';
import { Drawing } from '../drawing';
import type { LoadState } from '../goods';
import { FailedState } from '../internal/failed-state';
import { LoadingRegion } from '../internal/loading-region';
import { messages } from './messages';
import type { Review } from './types';
import { ReviewItem } from './review-item';
import * as styles from './review-list.css';

export interface ReviewListProps {
  reviews: readonly Review[];
  state?: LoadState;
  onRetry?: () => void;
}

/** The reviews, and the loading, failed and empty states of the list. */
export function ReviewList({ reviews, state = 'ready', onRetry }: ReviewListProps) {
  if (state === 'loading')
    return (
      <LoadingRegion>
        {[0, 1, 2].map((place) => (
          <div key={place} className={styles.item}>
            <Skeleton shape="circle" />
            <div className={styles.body}>
              <Skeleton shape="text" width="1/3" />
              <Skeleton shape="text" />
              <Skeleton shape="text" width="3/4" />
            </div>
          </div>
        ))}
      </LoadingRegion>
    );
  if (state === 'failed')
    return (
      <FailedState onRetry={onRetry}>
        <FormattedMessage {...messages.failed} />
      </FailedState>
    );
  if (reviews.length === 0)
    return (
      <EmptyState illustration={<Drawing name="speech" />}>
        <FormattedMessage {...messages.empty} />
      </EmptyState>
    );
  return (
    <ul data-component="review-list">
      {reviews.map((review) => (
        <li key={review.id}>
          <ReviewItem review={review} />
        </li>
      ))}
    </ul>
  );
}
