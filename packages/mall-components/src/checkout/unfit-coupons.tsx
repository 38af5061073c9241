import { Disclosure } from '@vermilion/design-system/disclosure';
import { FormattedMessage } from 'react-intl';
import { writtenText } from '../internal/lang-of';
import { Price, useMoney } from '../settings';
import * as styles from './coupon-picker.css';
import { messages } from './messages';
import type { CheckoutCoupon, CouponObstacle } from './types';

const reasons = {
  otherGoods: messages.couponOtherGoods,
  notBelowTotal: messages.couponNotBelowTotal,
  notStarted: messages.couponNotStarted,
};

function Reason({ obstacle }: { obstacle: CouponObstacle }) {
  const money = useMoney();
  return obstacle.kind === 'belowMinimum' ? (
    <FormattedMessage
      {...messages.couponBelowMinimum}
      values={{ amount: money(obstacle.missingMinor) }}
    />
  ) : (
    <FormattedMessage {...reasons[obstacle.kind]} />
  );
}

/** Coupons that cannot be used for this order, each with the reason. */
export function UnfitCoupons({ coupons }: { coupons: readonly CheckoutCoupon[] }) {
  return (
    <Disclosure
      data-component="unfit-coupons"
      title={<FormattedMessage {...messages.couponsUnfit} values={{ count: coupons.length }} />}
    >
      <ul className={styles.unfit}>
        {coupons.map(({ id, name, shop, amountMinor, obstacle }) => (
          <li key={id} className={styles.unfitCoupon}>
            <Price minor={amountMinor} size="sm" tone="text" />
            <span>
              <span {...writtenText(name)}>{name}</span>
              {shop && (
                <>
                  {' · '}
                  <span {...writtenText(shop.name)}>{shop.name}</span>
                </>
              )}
              <span className={styles.reason}>{obstacle && <Reason obstacle={obstacle} />}</span>
            </span>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
