import { FormattedMessage } from 'react-intl';
import type { CouponChip } from '../../goods';
import { Price, useMoney } from '../../settings';
import { messages } from '../messages';
import * as styles from './buy-box.css';

export interface PriceBandProps {
  /** Minor units. */
  priceMinor: number;
  oldPriceMinor?: number;
  soldCount?: number;
  coupons?: readonly CouponChip[];
}

/** The band with the price, what was sold, and the coupons that can be had. */
export function PriceBand({ priceMinor, oldPriceMinor, soldCount, coupons = [] }: PriceBandProps) {
  const money = useMoney();
  return (
    <div className={styles.band}>
      <div className={styles.bandRow}>
        <span aria-live="polite">
          <Price minor={priceMinor} oldMinor={oldPriceMinor} size="xl" />
        </span>
        {soldCount !== undefined && (
          <span className={styles.sales}>
            <FormattedMessage {...messages.pieces} values={{ count: soldCount }} />
          </span>
        )}
      </div>
      {coupons.length > 0 && (
        <ul className={styles.coupons}>
          {coupons.map(({ id, amountMinor, minimumMinor }) => (
            <li key={id} className={styles.coupon}>
              {minimumMinor > 0 ? (
                <FormattedMessage
                  {...messages.coupon}
                  values={{ amount: money(amountMinor), minimum: money(minimumMinor) }}
                />
              ) : (
                <FormattedMessage {...messages.couponAny} values={{ amount: money(amountMinor) }} />
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
