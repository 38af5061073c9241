import { FormattedMessage } from 'react-intl';
import type { PlainMessage } from '../../internal/plain-message';
import { Price } from '../../settings';
import { deliveryMessages } from '../delivery-messages';
import type { OrderDetail } from '../detail-types';
import { messages } from '../messages';
import * as styles from './order-detail-view.css';

export interface OrderSumsProps {
  order: Pick<
    OrderDetail,
    | 'deliveryMethod'
    | 'goodsMinor'
    | 'freightMinor'
    | 'couponMinor'
    | 'pointsMinor'
    | 'payMinor'
    | 'quantity'
  >;
}

interface Sum {
  label: PlainMessage;
  minor: number;
  /** Shown instead of an amount of 0. */
  zero?: PlainMessage;
}

/** The price breakdown of an order. */
export function OrderSums({ order }: OrderSumsProps) {
  const sums: Sum[] = [
    { label: messages.sumGoods, minor: order.goodsMinor },
    ...(order.deliveryMethod === 'virtual'
      ? []
      : [
          {
            label: messages.sumFreight,
            minor: order.freightMinor,
            zero: deliveryMessages.freeFreight,
          },
        ]),
    ...(order.couponMinor > 0 ? [{ label: messages.sumCoupon, minor: -order.couponMinor }] : []),
    ...(order.pointsMinor > 0 ? [{ label: messages.sumPoints, minor: -order.pointsMinor }] : []),
  ];
  return (
    <dl className={styles.sums}>
      {sums.map(({ label, minor, zero }) => (
        <div key={label.id} className={styles.sum}>
          <dt>
            <FormattedMessage {...label} />
          </dt>
          <dd>
            {minor === 0 && zero ? (
              <FormattedMessage {...zero} />
            ) : (
              <Price minor={minor} size="sm" tone="text" />
            )}
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
