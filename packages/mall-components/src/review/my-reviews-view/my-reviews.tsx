import { Card } from '@vermilion/design-system/card';
import { Skeleton } from '@vermilion/design-system/skeleton';
import type { LoadState } from '../../goods';
import { ListStates } from '../../internal/list-states';
import { LoadingRegion } from '../../internal/loading-region';
import * as line from '../../order/order-lines.css';
import { messages } from '../messages';
import type { GoodsToReview, OwnReview, ReviewTab } from '../types';
import { GoodsToReviewCard } from './goods-to-review-card';
import * as styles from './my-reviews-view.css';
import { OwnReviewCard, type OwnReviewCardProps } from './own-review-card';

export interface MyReviewsProps {
  /** The open tab; also selects which of `goods` and `reviews` is listed. */
  tab: ReviewTab;
  /** Goods of the tab `toWrite`. */
  goods: readonly GoodsToReview[];
  /** Reviews of the tab `written`. */
  reviews: readonly OwnReview[];
  /** Submits a follow-up; the message of a rejection is shown, and the text is kept. */
  onFollowUp?: OwnReviewCardProps['onFollowUp'];
  /** Whether it is loading (a skeleton), could not be loaded (a message), or is shown. Default: `ready`. */
  state?: LoadState;
  /** Loads it again after a failure; without it there is no such button. */
  onRetry?: () => void;
}

/** The cards of a tab, or its loading, failed or empty state. */
export function MyReviews(props: MyReviewsProps) {
  const { tab, goods, reviews, onFollowUp, state, onRetry } = props;
  const texts = tab === 'toWrite' ? toWriteTexts : writtenTexts;
  const cards =
    tab === 'toWrite'
      ? goods.map((one) => ({ id: one.id, card: <GoodsToReviewCard goods={one} /> }))
      : reviews.map((one) => ({
          id: one.id,
          card: <OwnReviewCard review={one} onFollowUp={onFollowUp} />,
        }));
  return (
    <ListStates
      {...{ state, onRetry }}
      skeleton={<MyReviewsSkeleton />}
      failed={texts.failed}
      empty={cards.length === 0 ? { text: texts.empty, drawing: 'speech' } : undefined}
    >
      <ul className={styles.list}>
        {cards.map(({ id, card }) => (
          <li key={id}>{card}</li>
        ))}
      </ul>
    </ListStates>
  );
}

const toWriteTexts = { failed: messages.toWriteFailed, empty: messages.emptyToWrite };
const writtenTexts = { failed: messages.failed, empty: messages.emptyWritten };

const MyReviewsSkeleton = () => (
  <LoadingRegion>
    <div className={styles.list}>
      {[0, 1, 2].map((place) => (
        <Card key={place}>
          <Skeleton shape="text" width="1/3" />
          <div className={line.line}>
            <Skeleton ratio="1/1" className={line.picture} />
            <div className={styles.textSkeleton}>
              <Skeleton shape="text" width="3/4" />
              <Skeleton shape="text" size="xs" width="1/3" />
            </div>
          </div>
        </Card>
      ))}
    </div>
  </LoadingRegion>
);
