import { Badge } from '@vermilion/design-system/badge';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { langOf } from '../internal/lang-of';
import { Price } from '../settings';
import { ChoiceCard } from './choice-card';
import { CouponTerms } from './coupon-terms';
import * as styles from './coupon-picker.css';
import { messages } from './messages';
import type { CheckoutCoupon } from './types';
import type { Id } from '../settings';

export interface CouponGroupProps {
  /** Of one shop, or of the mall. */
  coupons: readonly CheckoutCoupon[];
  /** The chosen one; undefined for none. */
  couponId?: Id;
  onCouponChange: (id: Id | undefined) => void;
}

/** The coupons of one giver as tickets, or none of them. */
export function CouponGroup({ coupons, couponId, onCouponChange }: CouponGroupProps) {
  const name = useId();
  const shop = coupons[0]?.shop;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.giver}>
        {shop ? (
          <FormattedMessage {...messages.couponsOfShop} values={{ shop: shop.name }} />
        ) : (
          <FormattedMessage {...messages.couponsOfMall} />
        )}
      </legend>
      <div className={styles.grid}>
        {coupons.map((coupon) => (
          <ChoiceCard
            key={coupon.id}
            name={name}
            checked={coupon.id === couponId}
            onChoose={() => onCouponChange(coupon.id)}
            className={styles.ticket}
          >
            <span className={styles.amount}>
              <Price minor={coupon.amountMinor} size="lg" />
            </span>{' '}
            <span className={styles.text}>
              <span lang={langOf(coupon.name)} className={styles.name}>
                {coupon.name}
              </span>{' '}
              <CouponTerms coupon={coupon} />{' '}
              {coupon.best && coupons.length > 1 && (
                <Badge tone="positive">
                  <FormattedMessage {...messages.couponBest} />
                </Badge>
              )}
            </span>
          </ChoiceCard>
        ))}
        <ChoiceCard
          name={name}
          checked={couponId === undefined}
          onChoose={() => onCouponChange(undefined)}
          className={styles.none}
        >
          <FormattedMessage {...messages.noCoupon} />
        </ChoiceCard>
      </div>
    </fieldset>
  );
}
