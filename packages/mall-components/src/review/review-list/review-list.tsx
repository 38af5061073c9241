import { Button } from '@vermilion/design-system/button';
import { EmptyState } from '@vermilion/design-system/empty-state';
import { Skeleton } from '@vermilion/design-system/skeleton';
import { VisuallyHidden } from '@vermilion/design-system/visually-hidden';
import { FormattedMessage } from 'react-intl';
import { Drawing } from '../../drawing';
import type { LoadState } from '../../goods';
import { messages } from '../messages';
import type { Review } from '../types';
import { ReviewItem } from './review-item';
import * as styles from './review-list.css';

export interface ReviewListProps {
  reviews: readonly Review[];
  state?: LoadState;
  onRetry?: () => void;
}

/** Reviews below each other, and every state of such a list. */
export function ReviewList({ reviews, state = 'ready', onRetry }: ReviewListProps) {
  if (state === 'loading')
    return (
      <div role="status">
        <VisuallyHidden>
          <FormattedMessage {...messages.loading} />
        </VisuallyHidden>
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
      </div>
    );
  if (state === 'failed')
    return (
      <EmptyState
        role="alert"
        illustration={<Drawing name="plug" />}
        action={
          onRetry && (
            <Button variant="secondary" onClick={onRetry}>
              <FormattedMessage {...messages.retry} />
            </Button>
          )
        }
      >
        <FormattedMessage {...messages.failed} />
      </EmptyState>
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
