import { Card } from '@vermilion/design-system/card';
import { Skeleton } from '@vermilion/design-system/skeleton';
import { LoadingRegion } from '../../internal/loading-region';
import * as row from '../cart-row.css';
import * as group from '../cart-shop-group.css';

/** Skeletons of two rows in a shop's group. */
export function CartSkeleton() {
  return (
    <LoadingRegion>
      <Card padding="none" clip>
        <div className={group.head}>
          <Skeleton shape="text" width="1/4" />
        </div>
        {[0, 1].map((place) => (
          <div key={place} className={row.row}>
            <Skeleton ratio="1/1" className={row.picture} />
            <div className={row.name}>
              <Skeleton shape="text" />
              <Skeleton shape="text" width="1/2" />
            </div>
            <Skeleton shape="text" size="lg" width="full" className={row.total} />
          </div>
        ))}
      </Card>
    </LoadingRegion>
  );
}
