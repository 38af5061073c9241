import { Skeleton } from '@vermilion/design-system/skeleton';
import type { LoadState } from '../goods';
import { ListStates } from '../internal/list-states';
import { LoadingRegion } from '../internal/loading-region';
import { messages } from './messages';
import { ReviewItem } from './review-item';
import * as styles from './review-list.css';
import type { Review } from './types';

export interface ReviewListProps {
  /** In display order. */
  reviews: readonly Review[];
  state?: LoadState;
  onRetry?: () => void;
  /** Where a review is reported; without it there is no link. */
  reportHrefOf?: (review: Review) => string;
}

/** The reviews, or the loading, failed or empty state. */
export const ReviewList = ({ reviews, state, onRetry, reportHrefOf }: ReviewListProps) => (
  <ListStates
    {...{ state, onRetry }}
    skeleton={<ReviewListSkeleton />}
    failed={messages.failed}
    empty={reviews.length === 0 ? { text: messages.empty, drawing: 'speech' } : undefined}
  >
    <ul data-component="review-list">
      {reviews.map((review) => (
        <li key={review.id}>
          <ReviewItem review={review} reportHref={reportHrefOf?.(review)} />
        </li>
      ))}
    </ul>
  </ListStates>
);

const ReviewListSkeleton = () => (
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
