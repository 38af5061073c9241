import { FormattedMessage } from 'react-intl';
import { Price } from '../../settings';
import { messages } from '../messages';
import type { OrderDetail } from '../types';
import * as styles from './order-detail-view.css';

export interface OrderSumsProps {
  order: Pick<
    OrderDetail,
    'goodsMinor' | 'freightMinor' | 'couponMinor' | 'pointsMinor' | 'payMinor' | 'quantity'
  >;
}

/** How the total of an order comes about. */
export function OrderSums({ order }: OrderSumsProps) {
  const sums = [
    { label: messages.sumGoods, minor: order.goodsMinor },
    { label: messages.sumFreight, minor: order.freightMinor },
    ...(order.couponMinor > 0 ? [{ label: messages.sumCoupon, minor: -order.couponMinor }] : []),
    ...(order.pointsMinor > 0 ? [{ label: messages.sumPoints, minor: -order.pointsMinor }] : []),
  ];
  return (
    <dl className={styles.sums}>
      {sums.map(({ label, minor }) => (
        <div key={label.id} className={styles.sum}>
          <dt>
            <FormattedMessage {...label} />
          </dt>
          <dd>
            <Price minor={minor} size="sm" tone="text" />
          </dd>
        </div>
      ))}
      <div className={styles.pay}>
        <dt>
          <FormattedMessage {...messages.sumPay} />{' '}
          <span className={styles.quantity}>
            <FormattedMessage {...messages.quantity} values={{ count: order.quantity }} />
          </span>
        </dt>
        <dd className={styles.amount}>
          <Price minor={order.payMinor} size="xl" />
        </dd>
      </div>
    </dl>
  );
}
