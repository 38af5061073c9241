import { Button } from '@vermilion/design-system/button';
import { LinkBase } from '@vermilion/design-system/link';
import { FormattedMessage } from 'react-intl';
import type { LoadState } from '../../goods';
import { ListStates } from '../../internal/list-states';
import { CouponCard } from '../coupon-card/coupon-card';
import * as styles from '../coupon-card/coupon-card.css';
import { messages } from '../messages';
import type { CouponTab, OwnCoupon } from '../types';
import { CouponsSkeleton } from './coupons-skeleton';

export interface MyCouponsProps {
  tab: CouponTab;
  /** The coupons of the open tab, in display order. */
  coupons: readonly OwnCoupon[];
  state?: LoadState;
  onRetry?: () => void;
  /** URL where coupons are offered; a link of the empty state. */
  shopsHref: string;
}

/** The coupons of a tab, with the loading, failed and empty states. */
export function MyCoupons({ tab, coupons, state, onRetry, shopsHref }: MyCouponsProps) {
  const empty =
    tab === 'available'
      ? {
          text: messages.noneAvailable,
          drawing: 'shop' as const,
          action: (
            <Button asChild variant="secondary">
              <LinkBase href={shopsHref}>
                <FormattedMessage {...messages.visitShops} />
              </LinkBase>
            </Button>
          ),
        }
      : { text: messages.nonePast, drawing: 'bag' as const };
  return (
    <ListStates
      state={state}
      onRetry={onRetry}
      skeleton={<CouponsSkeleton />}
      failed={messages.failed}
      empty={coupons.length === 0 ? empty : undefined}
    >
      <ul className={styles.grid}>
        {coupons.map((coupon) => (
          <li key={coupon.id}>
            <CouponCard coupon={coupon} />
          </li>
        ))}
      </ul>
    </ListStates>
  );
}
