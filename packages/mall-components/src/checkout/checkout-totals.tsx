import { Skeleton } from '@vermilion/design-system/skeleton';
import { FormattedMessage } from 'react-intl';
import type { PlainMessage } from '../internal/plain-message';
import { Price } from '../settings';
import { messages } from './messages';
import type { CheckoutSumsModel } from './types';
import * as styles from './checkout-totals.css';
import { NewTotal } from './new-total';

export interface CheckoutSumsProps {
  sums: CheckoutSumsModel;
  /** They are being computed anew, after another coupon was chosen. */
  pending?: boolean;
}

interface RowProps {
  label: PlainMessage;
  minor: number;
}

const Row = ({ label, minor }: RowProps) => (
  <div className={styles.row}>
    <dt>
      <FormattedMessage {...label} />
    </dt>
    <dd>
      <Price minor={minor} size="sm" tone="text" />
    </dd>
  </div>
);

/** Goods, freight and coupon, and what that comes to. */
export function CheckoutSums({ sums, pending = false }: CheckoutSumsProps) {
  return (
    <div data-component="checkout-sums">
      <dl aria-busy={pending} className={styles.sums}>
        <Row label={messages.sumGoods} minor={sums.goodsMinor} />
        <Row label={messages.sumFreight} minor={sums.freightMinor} />
        {sums.couponMinor > 0 && <Row label={messages.sumCoupon} minor={-sums.couponMinor} />}
        <div className={styles.total}>
          <dt>
            <FormattedMessage {...messages.sumPay} />
          </dt>
          <dd className={styles.amount}>
            {pending ? (
              <Skeleton shape="text" size="xl" />
            ) : (
              <Price minor={sums.payMinor} size="xl" />
            )}
          </dd>
        </div>
      </dl>
      <NewTotal minor={sums.payMinor} pending={pending} />
    </div>
  );
}
