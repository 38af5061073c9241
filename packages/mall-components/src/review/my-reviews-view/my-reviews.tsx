import { Card } from '@vermilion/design-system/card';
import { EmptyState } from '@vermilion/design-system/empty-state';
import { Skeleton } from '@vermilion/design-system/skeleton';
import { FormattedMessage } from 'react-intl';
import { Drawing } from '../../drawing';
import type { LoadState } from '../../goods';
import { FailedState } from '../../internal/failed-state';
import { LoadingRegion } from '../../internal/loading-region';
import * as line from '../../order/order-lines.css';
import { messages } from '../messages';
import type { GoodsToReview, OwnReview, ReviewTab } from '../types';
import { GoodsToReviewCard } from './goods-to-review-card';
import * as styles from './my-reviews-view.css';
import { OwnReviewCard } from './own-review-card';

export interface MyReviewsProps {
  tab: ReviewTab;
  /** Of the tab `toWrite`. */
  goods: readonly GoodsToReview[];
  /** Of the tab `written`. */
  reviews: readonly OwnReview[];
  state?: LoadState;
  onRetry?: () => void;
}

/** The cards of a tab, and its loading, failed and empty states. */
export function MyReviews({ tab, goods, reviews, state = 'ready', onRetry }: MyReviewsProps) {
  const toWrite = tab === 'toWrite';
  if (state === 'loading') return <MyReviewsSkeleton />;
  if (state === 'failed')
    return (
      <FailedState onRetry={onRetry}>
        <FormattedMessage {...(toWrite ? messages.toWriteFailed : messages.failed)} />
      </FailedState>
    );
  if ((toWrite ? goods : reviews).length === 0)
    return (
      <EmptyState illustration={<Drawing name="speech" />}>
        <FormattedMessage {...(toWrite ? messages.emptyToWrite : messages.emptyWritten)} />
      </EmptyState>
    );
  return (
    <ul className={styles.list}>
      {toWrite
        ? goods.map((one) => (
            <li key={one.id}>
              <GoodsToReviewCard goods={one} />
            </li>
          ))
        : reviews.map((one) => (
            <li key={one.id}>
              <OwnReviewCard review={one} />
            </li>
          ))}
    </ul>
  );
}

const MyReviewsSkeleton = () => (
  <LoadingRegion>
    <div className={styles.list}>
      {[0, 1, 2].map((place) => (
        <Card key={place}>
          <Skeleton shape="text" width="1/3" />
          <div className={line.line}>
            <Skeleton ratio="1/1" className={line.picture} />
            <div className={styles.placeText}>
              <Skeleton shape="text" width="3/4" />
              <Skeleton shape="text" size="xs" width="1/3" />
            </div>
          </div>
        </Card>
      ))}
    </div>
  </LoadingRegion>
);
