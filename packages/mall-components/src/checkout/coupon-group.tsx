import { Badge } from '@vermilion/design-system/badge';
import {
  type RadioCardOption,
  RadioCards,
  type RadioChangeDetail,
} from '@vermilion/design-system/radio-cards';
import { VisuallyHidden } from '@vermilion/design-system/visually-hidden';
import { FormattedMessage } from 'react-intl';
import { writtenText } from '../internal/lang-of';
import type { Id } from '../settings';
import { Price } from '../settings';
import * as styles from './coupon-picker.css';
import { CouponTerms } from './coupon-terms';
import { messages } from './messages';
import type { CheckoutCoupon } from './types';

export interface CouponGroupProps {
  /** Of one shop, or of the mall. */
  coupons: readonly CheckoutCoupon[];
  /** Id of the chosen one; undefined for none. */
  couponId?: Id;
  onCouponChange: (id: Id | undefined, detail: RadioChangeDetail) => void;
}

/** The value of "Use no coupon". */
const NONE = 'none';

const couponOption = (coupon: CheckoutCoupon, marked: boolean): RadioCardOption => ({
  value: String(coupon.id),
  media: (
    <span aria-hidden="true">
      <Price minor={coupon.amountMinor} size="lg" />
    </span>
  ),
  title: (
    <>
      <VisuallyHidden>
        <Price minor={coupon.amountMinor} />
      </VisuallyHidden>{' '}
      <span {...writtenText(coupon.name)}>{coupon.name}</span>
    </>
  ),
  description: (
    <>
      <CouponTerms coupon={coupon} />
      {marked && (
        <>
          {' '}
          <Badge tone="positive">
            <FormattedMessage {...messages.couponBest} />
          </Badge>
        </>
      )}
    </>
  ),
});

/** The coupons of one issuer as tickets, with an option for none. */
export function CouponGroup({ coupons, couponId, onCouponChange }: CouponGroupProps) {
  const shop = coupons[0]?.shop;
  return (
    <RadioCards
      className={styles.tickets}
      label={
        shop ? (
          <FormattedMessage {...messages.couponsOfShop} values={{ shop: shop.name }} />
        ) : (
          <FormattedMessage {...messages.couponsOfMall} />
        )
      }
      value={String(couponId ?? NONE)}
      onValueChange={(value, detail) =>
        onCouponChange(coupons.find(({ id }) => String(id) === value)?.id, detail)
      }
      options={[
        ...coupons.map((coupon) =>
          couponOption(coupon, coupon.best === true && coupons.length > 1),
        ),
        { value: NONE, title: <FormattedMessage {...messages.noCoupon} /> },
      ]}
    />
  );
}
