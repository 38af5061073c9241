import { Button } from '@vermilion/design-system/button';
import { Card } from '@vermilion/design-system/card';
import { EmptyState } from '@vermilion/design-system/empty-state';
import { Heading } from '@vermilion/design-system/heading';
import { LinkBase } from '@vermilion/design-system/link';
import { Skeleton } from '@vermilion/design-system/skeleton';
import { cx } from 'class-variance-authority';
import { FormattedMessage } from 'react-intl';
import { Drawing } from '../../drawing';
import type { LoadState } from '../../goods';
import { FailedState } from '../../internal/failed-state';
import { LoadingRegion } from '../../internal/loading-region';
import { ShopTitle } from '../../order/order-card/shop-title';
import { OrderLines } from '../../order/order-lines';
import { messages } from '../messages';
import type { GoodsToReview } from '../types';
import { ReviewForm, type ReviewFormProps } from './review-form';
import * as styles from './write-review-view.css';

export interface WriteReviewViewProps extends ReviewFormProps {
  /** Absent while loading, when that failed, and where the goods cannot be reviewed. */
  goods?: Omit<GoodsToReview, 'reviewHref'>;
  state?: LoadState;
  onRetry?: () => void;
  /** URL of the shopper's reviews, offered when the goods cannot be reviewed. */
  reviewsHref: string;
}

/** Received goods with the review form. */
export function WriteReviewView(props: WriteReviewViewProps) {
  const { goods, state = 'ready', onRetry, reviewsHref, ...form } = props;
  return (
    <section data-component="write-review-view" className={styles.view}>
      <Heading level={1}>
        <FormattedMessage {...messages.write} />
      </Heading>
      {goods && (
        <Card className={cx(styles.card, styles.beside)}>
          <div>
            <ShopTitle shop={goods.shop} />
            <OrderLines lines={[goods]} />
          </div>
          <ReviewForm {...form} />
        </Card>
      )}
      {!goods && state === 'loading' && <WriteReviewSkeleton />}
      {!goods && state === 'failed' && (
        <FailedState onRetry={onRetry}>
          <FormattedMessage {...messages.toWriteFailed} />
        </FailedState>
      )}
      {!goods && state === 'ready' && (
        <EmptyState
          illustration={<Drawing name="speech" />}
          action={
            <Button asChild variant="secondary">
              <LinkBase href={reviewsHref}>
                <FormattedMessage {...messages.back} />
              </LinkBase>
            </Button>
          }
        >
          <FormattedMessage {...messages.closed} />
        </EmptyState>
      )}
    </section>
  );
}

const WriteReviewSkeleton = () => (
  <LoadingRegion>
    <Card className={styles.card}>
      <Skeleton shape="text" width="1/3" />
      <Skeleton className={styles.lineSkeleton} />
      <Skeleton className={styles.textSkeleton} />
      <Skeleton className={styles.lineSkeleton} />
    </Card>
  </LoadingRegion>
);
