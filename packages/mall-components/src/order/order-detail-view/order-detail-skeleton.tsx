import { Skeleton } from '@vermilion/design-system/skeleton';
import { VisuallyHidden } from '@vermilion/design-system/visually-hidden';
import { FormattedMessage } from 'react-intl';
import { messages } from '../messages';
import * as styles from './order-detail-view.css';

const Lines = () => (
  <div className={styles.section}>
    <Skeleton shape="text" size="md" width="1/4" />
    <Skeleton shape="text" width="3/4" />
    <Skeleton shape="text" width="1/2" />
    <Skeleton shape="text" width="3/4" />
    <Skeleton shape="text" width="1/2" />
  </div>
);

/** The loading state of an order. */
export function OrderDetailSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>
        <FormattedMessage {...messages.detailLoading} />
      </VisuallyHidden>
      <div aria-hidden="true" className={styles.view}>
        <div className={styles.main}>
          <div className={styles.status}>
            <div>
              <Skeleton shape="text" size="xl" width="3/4" />
              <Skeleton shape="text" width="1/2" />
            </div>
            <Skeleton className={styles.stepsSkeleton} />
          </div>
          <Lines />
        </div>
        <div className={styles.aside}>
          <Lines />
          <Lines />
        </div>
      </div>
    </div>
  );
}
