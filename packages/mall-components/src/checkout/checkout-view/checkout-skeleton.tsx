import { Heading } from '@vermilion/design-system/heading';
import { Skeleton } from '@vermilion/design-system/skeleton';
import { VisuallyHidden } from '@vermilion/design-system/visually-hidden';
import { FormattedMessage } from 'react-intl';
import * as goods from '../checkout-goods.css';
import { messages } from '../messages';
import * as block from './block.css';
import * as styles from './checkout-view.css';

/** Skeletons of radio cards. */
const Cards = ({ count }: { count: number }) => (
  <div className={styles.cardSkeletons}>
    {Array.from({ length: count }, (_, place) => (
      <Skeleton key={place} className={styles.cardSkeleton} />
    ))}
  </div>
);

/** The loading state of the checkout. */
export function CheckoutSkeleton() {
  return (
    <div role="status" data-component="checkout-skeleton" className={styles.view}>
      <Heading level={1} className={styles.title}>
        <FormattedMessage {...messages.title} />
      </Heading>
      <VisuallyHidden>
        <FormattedMessage {...messages.loading} />
      </VisuallyHidden>
      <div aria-hidden="true" className={styles.blocks}>
        <div className={block.block}>
          <Skeleton shape="text" size="md" width="1/4" />
          <Cards count={1} />
        </div>
        <div className={block.block}>
          <Skeleton shape="text" size="md" width="1/4" />
          <div className={goods.shop}>
            <div className={goods.totals}>
              <Skeleton shape="text" width="1/3" />
              <Skeleton shape="text" width="1/4" />
            </div>
          </div>
        </div>
        <div className={block.block}>
          <Skeleton shape="text" size="md" width="1/4" />
          <Cards count={2} />
        </div>
      </div>
      <div aria-hidden="true" className={styles.aside}>
        <div className={styles.totals}>
          <Skeleton shape="text" size="md" width="1/2" />
          <Skeleton shape="text" />
          <Skeleton shape="text" />
          <Skeleton shape="text" size="xl" />
        </div>
        <div className={styles.pay}>
          <Skeleton className={styles.buttonSkeleton} />
        </div>
      </div>
    </div>
  );
}
