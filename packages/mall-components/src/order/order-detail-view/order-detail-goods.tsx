import { ArrivalDates } from '../../delivery/arrival-dates';
import type { OrderDetail } from '../detail-types';
import { messages } from '../messages';
import * as styles from '../order-card/order-card.css';
import { ShopTitle } from '../order-card/shop-title';
import { OrderLines } from '../order-lines';
import { PriceBreakdown } from '../price-breakdown';
import { Section } from './section';

export interface OrderDetailGoodsProps {
  order: OrderDetail;
}

/** The goods by shop, and how their prices come about. */
export function OrderDetailGoods({ order }: OrderDetailGoodsProps) {
  return (
    <Section title={messages.goods}>
      {order.shops.map((shop) => (
        <div key={shop.id}>
          <ShopTitle shop={shop} />
          {order.state === 'unpaid' && shop.arrival && (
            <ArrivalDates arrival={shop.arrival} className={styles.shopArrival} />
          )}
          <OrderLines lines={shop.lines} />
        </div>
      ))}
      <PriceBreakdown order={order} />
    </Section>
  );
}
