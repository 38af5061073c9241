import { Skeleton } from '@vermilion/design-system/skeleton';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PlainMessage } from '../internal/plain-message';
import { deliveryMessages } from '../order/delivery-messages';
import { Price } from '../settings';
import * as styles from './checkout-totals.css';
import { messages } from './messages';
import { NewTotal } from './new-total';
import type { CheckoutTotalsModel } from './types';

export interface CheckoutTotalsProps {
  /** Number of pieces; without it the sum is called "Items". */
  pieces?: number;
  /** The amounts. Coupons and points are left out where they are 0. */
  totals: CheckoutTotalsModel;
  /** Totals are being recalculated, e.g. after another coupon was chosen. */
  pending?: boolean;
  /** Whether any of the goods are shipped; without it the freight is hidden. Default: true. */
  shipped?: boolean;
}

interface RowProps {
  label: ReactNode;
  minor: number;
  /** Shown instead of an amount of 0. */
  zero?: PlainMessage;
}

const Row = ({ label, minor, zero }: RowProps) => (
  <div className={styles.row}>
    <dt>{label}</dt>
    <dd>
      {minor === 0 && zero ? (
        <FormattedMessage {...zero} />
      ) : (
        <Price minor={minor} size="sm" tone="text" />
      )}
    </dd>
  </div>
);

/** Goods, freight, coupons, points and total. */
export function CheckoutTotals(props: CheckoutTotalsProps) {
  const { totals, pieces = 0, pending = false, shipped = true } = props;
  return (
    <div data-component="checkout-totals">
      <dl aria-busy={pending} className={styles.totals}>
        <Row
          label={<FormattedMessage {...messages.sumGoods} values={{ count: pieces }} />}
          minor={totals.goodsMinor}
        />
        {shipped && (
          <Row
            label={<FormattedMessage {...messages.sumFreight} />}
            minor={totals.freightMinor}
            zero={deliveryMessages.freeFreight}
          />
        )}
        {totals.couponMinor > 0 && (
          <Row label={<FormattedMessage {...messages.sumCoupon} />} minor={-totals.couponMinor} />
        )}
        {totals.pointsMinor > 0 && (
          <Row label={<FormattedMessage {...messages.sumPoints} />} minor={-totals.pointsMinor} />
        )}
        <div className={styles.total}>
          <dt>
            <FormattedMessage {...messages.sumPay} />
          </dt>
          <dd className={styles.amount}>
            {pending ? (
              <Skeleton shape="text" size="xl" />
            ) : (
              <Price minor={totals.payMinor} size="xl" />
            )}
          </dd>
        </div>
      </dl>
      <NewTotal minor={totals.payMinor} pending={pending} />
    </div>
  );
}
