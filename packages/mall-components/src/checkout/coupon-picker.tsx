'use client';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { langOf } from '../internal/lang-of';
import { Price, useMoney } from '../settings';
import { ChoiceCard } from './choice-card';
import { messages } from './messages';
import type { CheckoutCoupon } from './types';
import * as block from './checkout-view/block.css';
import * as styles from './coupon-picker.css';

export interface CouponPickerProps {
  /** The shopper's coupons that fit what is bought. */
  coupons: readonly CheckoutCoupon[];
  /** The chosen one; undefined for none. */
  couponId?: number;
  onCouponChange: (id: number | undefined) => void;
}

/** One coupon as a ticket, or none. */
export function CouponPicker({ coupons, couponId, onCouponChange }: CouponPickerProps) {
  const intl = useIntl();
  const money = useMoney();
  const name = useId();
  return (
    <fieldset data-component="coupon-picker" className={block.block}>
      <legend className={block.title}>
        <FormattedMessage {...messages.coupon} />
      </legend>
      {coupons.length === 0 ? (
        <p className={block.quiet}>
          <FormattedMessage {...messages.couponNone} />
        </p>
      ) : (
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
                <span className={styles.terms}>
                  {coupon.minimumMinor > 0 ? (
                    <FormattedMessage
                      {...messages.couponMinimum}
                      values={{ amount: money(coupon.minimumMinor) }}
                    />
                  ) : (
                    <FormattedMessage {...messages.couponAny} />
                  )}
                  {coupon.endsAt && (
                    <>
                      {', '}
                      <FormattedMessage
                        {...messages.couponUntil}
                        values={{ date: intl.formatDate(coupon.endsAt, { dateStyle: 'medium' }) }}
                      />
                    </>
                  )}
                </span>
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
      )}
    </fieldset>
  );
}
