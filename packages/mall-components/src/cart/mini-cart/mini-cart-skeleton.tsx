import { Skeleton } from '@vermilion/design-system/skeleton';
import { LoadingRegion } from '../../internal/loading-region';
import * as styles from './mini-cart.css';

/** Skeletons of two rows. */
export const MiniCartSkeleton = () => (
  <LoadingRegion>
    <div className={styles.rows}>
      {[0, 1].map((place) => (
        <div key={place} className={styles.row}>
          <Skeleton ratio="1/1" className={styles.picture} />
          <span className={styles.text}>
            <Skeleton shape="text" />
            <Skeleton shape="text" width="1/2" />
          </span>
        </div>
      ))}
    </div>
  </LoadingRegion>
);
