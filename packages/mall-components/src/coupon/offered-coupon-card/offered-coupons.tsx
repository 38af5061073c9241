import { Button } from '@vermilion/design-system/button';
import { LinkBase } from '@vermilion/design-system/link';
import { defineMessages, FormattedMessage } from 'react-intl';
import type { LoadState } from '../../goods';
import { ListStates } from '../../internal/list-states';
import * as styles from '../coupon-card/coupon-card.css';
import { CouponsSkeleton } from '../my-coupons-view/coupons-skeleton';
import type { OfferedCoupon } from '../types';
import { OfferedCouponCard, type OfferedCouponCardProps } from './offered-coupon-card';

const messages = defineMessages({
  failed: { id: 'coupon.offeredFailed', defaultMessage: 'The coupons could not be loaded.' },
  none: {
    id: 'coupon.noneOffered',
    defaultMessage: 'There are no coupons of this kind at the moment.',
  },
  seeGoods: { id: 'coupon.seeGoods', defaultMessage: 'See the items' },
});

export interface OfferedCouponsProps extends Pick<OfferedCouponCardProps, 'onClaim'> {
  /** In display order. */
  coupons: readonly OfferedCoupon[];
  state?: LoadState;
  onRetry?: () => void;
  /** Link of the empty state. */
  goodsHref: string;
}

/** The coupons offered by a shop, with the loading, failed and empty states. */
export function OfferedCoupons({
  coupons,
  state,
  onRetry,
  goodsHref,
  onClaim,
}: OfferedCouponsProps) {
  const empty = {
    text: messages.none,
    drawing: 'shop' as const,
    action: (
      <Button asChild variant="secondary">
        <LinkBase href={goodsHref}>
          <FormattedMessage {...messages.seeGoods} />
        </LinkBase>
      </Button>
    ),
  };
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
            <OfferedCouponCard coupon={coupon} onClaim={onClaim} />
          </li>
        ))}
      </ul>
    </ListStates>
  );
}
