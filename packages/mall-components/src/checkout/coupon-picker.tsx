'use client';
import { Heading } from '@vermilion/design-system/heading';
import type { RadioChangeDetail } from '@vermilion/design-system/radio-cards';
import { FormattedMessage } from 'react-intl';
import type { Id } from '../settings';
import * as block from './checkout-view/block.css';
import { CouponGroup } from './coupon-group';
import * as styles from './coupon-picker.css';
import { messages } from './messages';
import type { CheckoutCoupon } from './types';
import { UnfitCoupons } from './unfit-coupons';

export interface CouponPickerProps {
  /** All coupons of the shopper, including those that do not apply, in display order. */
  coupons: readonly CheckoutCoupon[];
  /** Ids of the chosen ones: at most one per shop and one of the mall. */
  couponIds: readonly Id[];
  /** Called with the ids of all chosen coupons: set `couponIds`, and recalculate the totals. */
  onCouponsChange: (ids: Id[], detail: RadioChangeDetail) => void;
}

/** Coupons grouped by issuer (a shop or the mall), in order of first appearance. */
function byGiver(coupons: readonly CheckoutCoupon[]): CheckoutCoupon[][] {
  const issuers = [...new Set(coupons.map(({ shop }) => shop?.id))];
  return issuers.map((issuer) => coupons.filter(({ shop }) => shop?.id === issuer));
}

/** Coupons grouped by issuer; one of each issuer can be chosen. */
export function CouponPicker({ coupons, couponIds, onCouponsChange }: CouponPickerProps) {
  const fitting = coupons.filter(({ obstacle }) => !obstacle);
  const unfit = coupons.filter(({ obstacle }) => obstacle);
  const choose = (
    group: readonly CheckoutCoupon[],
    id: Id | undefined,
    detail: RadioChangeDetail,
  ) => {
    const others = couponIds.filter((one) => !group.some((coupon) => coupon.id === one));
    onCouponsChange(id === undefined ? others : [...others, id], detail);
  };
  return (
    <section data-component="coupon-picker" className={block.block}>
      <Heading level={2} size="md">
        <FormattedMessage {...messages.coupon} />
      </Heading>
      {fitting.length === 0 && (
        <p className={block.quiet}>
          <FormattedMessage {...messages.couponNone} />
        </p>
      )}
      {fitting.length > 0 && (
        <div className={styles.groups}>
          {byGiver(fitting).map((group) => (
            <CouponGroup
              key={group[0]?.shop?.id ?? 'mall'}
              coupons={group}
              couponId={couponIds.find((id) => group.some((coupon) => coupon.id === id))}
              onCouponChange={(id, detail) => choose(group, id, detail)}
            />
          ))}
        </div>
      )}
      {unfit.length > 0 && <UnfitCoupons coupons={unfit} />}
    </section>
  );
}
