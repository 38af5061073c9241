import { FormattedMessage } from 'react-intl';
import { Price } from '../../settings';
import { ShopTitle } from '../order-card/shop-title';
import { OrderLines } from '../order-lines';
import { messages } from '../messages';
import { PriceBreakdown } from '../price-breakdown';
import type { OrderDetail } from '../types';
import * as styles from './order-detail-view.css';
import { Section } from './section';

export interface OrderDetailGoodsProps {
  order: OrderDetail;
}

/** The goods by shop, and the totals. */
export function OrderDetailGoods({ order }: OrderDetailGoodsProps) {
  const sums = [
    { label: messages.sumGoods, minor: order.goodsMinor },
    { label: messages.sumFreight, minor: order.freightMinor },
    ...(order.couponMinor > 0 ? [{ label: messages.sumCoupon, minor: -order.couponMinor }] : []),
    ...(order.pointsMinor > 0 ? [{ label: messages.sumPoints, minor: -order.pointsMinor }] : []),
  ];
  return (
    <Section title={messages.goods}>
      {order.shops.map((shop) => (
        <div key={shop.id}>
          <ShopTitle shop={shop} />
          <OrderLines lines={shop.lines} />
        </div>
      ))}
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
      <PriceBreakdown order={order} />
    </Section>
  );
}
