import { Badge } from '@vermilion/design-system/badge';
import { FormattedMessage } from 'react-intl';
import { CouponChips } from '../../coupon/coupon-chips/coupon-chips';
import type { CouponChip } from '../../coupon/types';
import { Reduction, reductionOf } from '../../goods/reduction';
import type { ActionResult } from '../../internal/use-pending';
import { type Id, Price } from '../../settings';
import { messages } from '../messages';
import * as styles from './buy-box.css';

export interface PriceBandProps {
  /** Minor units. */
  priceMinor: number;
  oldPriceMinor?: number;
  soldCount?: number;
  soldOut: boolean;
  coupons?: readonly CouponChip[];
  onClaimCoupon?: (id: Id) => ActionResult;
}

/** Price, number sold, and coupons to claim. */
export function PriceBand(props: PriceBandProps) {
  const { priceMinor, oldPriceMinor, soldCount, coupons = [], onClaimCoupon } = props;
  const share = reductionOf(priceMinor, oldPriceMinor);
  return (
    <div className={styles.band}>
      <div className={styles.bandRow}>
        <span aria-live="polite" className={styles.prices}>
          <Price minor={priceMinor} oldMinor={oldPriceMinor} size="xl" />
          {share !== undefined && <Reduction share={share} />}
          {props.soldOut && (
            <Badge solid>
              <FormattedMessage {...messages.soldOut} />
            </Badge>
          )}
        </span>
        {soldCount !== undefined && (
          <span className={styles.sales}>
            <FormattedMessage {...messages.pieces} values={{ count: soldCount }} />
          </span>
        )}
      </div>
      <CouponChips coupons={coupons} {...(onClaimCoupon && { onClaim: onClaimCoupon })} />
    </div>
  );
}
