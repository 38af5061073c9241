import { Skeleton } from '@vermilion/design-system/skeleton';
import { LoadingRegion } from '../../internal/loading-region';
import * as styles from '../coupon-card/coupon-card.css';

/** Skeletons of three coupons. */
export const CouponsSkeleton = () => (
  <LoadingRegion>
    <div className={styles.grid}>
      {[0, 1, 2].map((place) => (
        <div key={place} className={styles.card}>
          <div className={styles.stub}>
            <Skeleton shape="text" size="lg" width="3/4" />
          </div>
          <div className={styles.body}>
            <Skeleton shape="text" size="xs" width="1/3" />
            <Skeleton shape="text" width="3/4" />
            <Skeleton shape="text" size="xs" width="1/2" />
          </div>
        </div>
      ))}
    </div>
  </LoadingRegion>
);
