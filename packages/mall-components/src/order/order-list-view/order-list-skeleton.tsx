import { Skeleton } from '@vermilion/design-system/skeleton';
import { VisuallyHidden } from '@vermilion/design-system/visually-hidden';
import { FormattedMessage } from 'react-intl';
import { messages } from '../messages';
import * as card from '../order-card/order-card.css';
import * as lines from '../order-lines.css';
import * as styles from './order-list-view.css';

/** Skeletons of three orders. */
export function OrderListSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>
        <FormattedMessage {...messages.loading} />
      </VisuallyHidden>
      <div aria-hidden="true" className={styles.list}>
        {[0, 1, 2].map((place) => (
          <div key={place} className={card.card}>
            <div className={card.head}>
              <Skeleton shape="text" width="1/3" />
            </div>
            <div className={card.body}>
              <div className={lines.line}>
                <Skeleton ratio="1/1" className={lines.picture} />
                <div className={styles.textSkeleton}>
                  <Skeleton shape="text" width="3/4" />
                  <Skeleton shape="text" size="xs" width="1/3" />
                </div>
              </div>
            </div>
            <div className={card.foot}>
              <Skeleton shape="text" width="1/4" />
              <Skeleton width="1/4" className={styles.buttonSkeleton} />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
