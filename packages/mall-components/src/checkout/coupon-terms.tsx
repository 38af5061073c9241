import { FormattedMessage, useIntl } from 'react-intl';
import { formatLastDay } from '../internal/format-limit';
import { useMoney } from '../settings';
import * as styles from './coupon-picker.css';
import { messages } from './messages';
import type { CheckoutCoupon } from './types';

/** Minimum amount and expiry of a coupon. */
export function CouponTerms({ coupon }: { coupon: CheckoutCoupon }) {
  const intl = useIntl();
  const money = useMoney();
  const { minimumMinor, endsAt } = coupon;
  return (
    <span className={styles.terms}>
      {minimumMinor > 0 ? (
        <FormattedMessage {...messages.couponMinimum} values={{ amount: money(minimumMinor) }} />
      ) : (
        <FormattedMessage {...messages.couponAny} />
      )}
      {endsAt && (
        <>
          {', '}
          <FormattedMessage
            {...messages.couponUntil}
            values={{ date: formatLastDay(intl, endsAt) }}
          />
        </>
      )}
    </span>
  );
}
