'use client';
import { Disclosure } from '@vermilion/design-system/disclosure';
import { TicketIcon } from '@vermilion/design-system/icon';
import type { RadioChangeDetail } from '@vermilion/design-system/radio-cards';
import { FormattedMessage } from 'react-intl';
import { type Id, useMoney } from '../settings';
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
  /** What the chosen ones save; minor units. */
  savedMinor: number;
  /** Called with the ids of all chosen coupons: set `couponIds`, and recalculate the totals. */
  onCouponsChange: (ids: Id[], detail: RadioChangeDetail) => void;
}

/** Coupons grouped by issuer (a shop or the mall), in order of first appearance. */
function byGiver(coupons: readonly CheckoutCoupon[]): CheckoutCoupon[][] {
  const issuers = [...new Set(coupons.map(({ shop }) => shop?.id))];
  return issuers.map((issuer) => coupons.filter(({ shop }) => shop?.id === issuer));
}

/** What the coupons save in one line, which opens the choice: one of each issuer. */
export function CouponPicker(props: CouponPickerProps) {
  const { coupons, couponIds, savedMinor, onCouponsChange } = props;
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
  if (coupons.length === 0) return null;
  const chosen = fitting.filter(({ id }) => couponIds.includes(id)).length;
  return (
    <section data-component="coupon-picker" className={block.block}>
      {fitting.length === 0 ? (
        <p className={styles.summary}>
          <TicketIcon />
          <FormattedMessage {...messages.couponNone} />
        </p>
      ) : (
        <Disclosure
          variant="row"
          level={2}
          title={<CouponSummary chosen={chosen} fitting={fitting.length} savedMinor={savedMinor} />}
          className={styles.fold}
        >
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
        </Disclosure>
      )}
      {unfit.length > 0 && <UnfitCoupons coupons={unfit} />}
    </section>
  );
}

interface CouponSummaryProps {
  chosen: number;
  fitting: number;
  savedMinor: number;
}

/** What the chosen coupons save, in one line. */
function CouponSummary({ chosen, fitting, savedMinor }: CouponSummaryProps) {
  const money = useMoney();
  return (
    <span className={styles.summary}>
      <TicketIcon />
      <span>
        {chosen > 0 ? (
          <FormattedMessage
            {...messages.couponsSave}
            values={{ count: chosen, amount: money(savedMinor) }}
          />
        ) : (
          <FormattedMessage {...messages.couponsFit} values={{ count: fitting }} />
        )}{' '}
        <span aria-hidden="true">·</span>{' '}
        <span className={styles.change}>
          <FormattedMessage {...(chosen > 0 ? messages.couponsChange : messages.couponsChoose)} />
        </span>
      </span>
    </span>
  );
}
