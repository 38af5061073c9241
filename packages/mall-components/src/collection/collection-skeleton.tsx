import { Skeleton } from '@vermilion/design-system/skeleton';
import { LoadingRegion } from '../internal/loading-region';
import * as styles from './collection.css';
import { rowsRecipe } from './rows-recipe';
import type { CollectionTab } from './types';

/** Skeletons of four rows of a tab. */
export const CollectionSkeleton = ({ tab }: { tab: CollectionTab }) => (
  <LoadingRegion>
    <div className={styles.bar} />
    <div className={rowsRecipe({ tab })}>
      {[0, 1, 2, 3].map((place) =>
        tab === 'goods' ? (
          <div key={place} className={styles.card}>
            <Skeleton ratio="1/1" />
            <div className={styles.body}>
              <Skeleton shape="text" />
              <Skeleton shape="text" size="lg" width="1/3" />
            </div>
          </div>
        ) : (
          <div key={place} className={styles.shop}>
            <div className={styles.logo}>
              <Skeleton ratio="1/1" />
            </div>
            <div className={styles.text}>
              <Skeleton shape="text" width="3/4" />
              <Skeleton shape="text" size="xs" width="1/2" />
            </div>
          </div>
        ),
      )}
    </div>
  </LoadingRegion>
);
