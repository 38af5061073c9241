import { Skeleton } from '@vermilion/design-system/skeleton';
import { VisuallyHidden } from '@vermilion/design-system/visually-hidden';
import { FormattedMessage } from 'react-intl';
import * as card from '../address-card.css';
import { messages } from '../messages';
import * as styles from './address-list-view.css';

/** Skeletons of three cards. */
export function AddressListSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>
        <FormattedMessage {...messages.loading} />
      </VisuallyHidden>
      <div aria-hidden="true" className={styles.grid}>
        {[0, 1, 2].map((place) => (
          <div key={place} className={styles.place}>
            <div className={card.body}>
              <Skeleton shape="text" size="md" width="1/2" />
              <Skeleton shape="text" />
              <Skeleton shape="text" width="1/2" />
              <Skeleton shape="text" width="3/4" />
            </div>
            <div className={styles.actionsSkeleton}>
              <Skeleton shape="text" width="1/3" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
