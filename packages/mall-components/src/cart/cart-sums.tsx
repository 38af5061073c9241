import { Skeleton } from '@vermilion/design-system/skeleton';
import { cx } from 'class-variance-authority';
import { FormattedMessage, useIntl } from 'react-intl';
import { Price, useMoney } from '../settings';
import * as styles from './cart-sums.css';
import { messages } from './messages';
import type { CartEstimate } from './types';

interface CartSumsProps {
  /** Number of units. */
  pieces: number;
  /** Of the goods. */
  totalMinor: number;
  savedMinor: number;
  estimate: CartEstimate | undefined;
}

/** The total of the selected rows: with delivery and coupons, where these are estimated. */
export function CartSums({ pieces, totalMinor, savedMinor, estimate }: CartSumsProps) {
  const money = useMoney();
  return (
    <div className={styles.sums} aria-live="polite" aria-busy={estimate?.pending}>
      <span className={styles.total}>
        <span className={styles.label}>
          <FormattedMessage
            {...(estimate ? messages.estimatedTotal : messages.totalOf)}
            values={{ count: pieces }}
          />
        </span>
        {estimate?.pending ? (
          <Skeleton shape="text" size="xl" className={styles.pending} />
        ) : (
          <Price minor={estimate?.totalMinor ?? totalMinor} size="xl" />
        )}
      </span>
      <span className={cx(styles.parts, estimate && styles.more)}>
        {estimate ? (
          <Parts goodsMinor={totalMinor} estimate={estimate} />
        ) : (
          <FormattedMessage {...messages.besides} />
        )}
        {savedMinor > 0 && (
          <span className={styles.saved}>
            <FormattedMessage {...messages.savedSince} values={{ amount: money(savedMinor) }} />
          </span>
        )}
      </span>
    </div>
  );
}

/** What the total consists of. */
function Parts({ goodsMinor, estimate }: { goodsMinor: number; estimate: CartEstimate }) {
  const intl = useIntl();
  const money = useMoney();
  const amount = (minor: number, sign = '') => (
    <span className={styles.amount}>
      {sign}
      {money(minor)}
    </span>
  );
  const { countryIso, deliveries, freightMinor, couponMinor } = estimate;
  const country = countryIso && intl.formatDisplayName(countryIso, { type: 'region' });
  const values = { country: country ?? '', to: country ? 'country' : 'other' };
  return (
    <>
      <span className={styles.part}>
        <FormattedMessage {...messages.partGoods} values={{ amount: amount(goodsMinor) }} />
      </span>
      {deliveries.some((one) => one.freightMinor !== undefined) && (
        <span className={styles.part}>
          {freightMinor > 0 ? (
            <FormattedMessage
              {...messages.partFreight}
              values={{ ...values, amount: amount(freightMinor) }}
            />
          ) : (
            <FormattedMessage {...messages.partFree} values={values} />
          )}
        </span>
      )}
      {couponMinor > 0 && (
        <span className={styles.part}>
          <FormattedMessage
            {...messages.partCoupon}
            values={{ amount: amount(couponMinor, '−') }}
          />
        </span>
      )}
    </>
  );
}
