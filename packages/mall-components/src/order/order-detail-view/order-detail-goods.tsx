import type { OrderDetail } from '../detail-types';
import { messages } from '../messages';
import { ShopTitle } from '../order-card/shop-title';
import { OrderLines } from '../order-lines';
import { PriceBreakdown } from '../price-breakdown';
import { OrderSums } from './order-sums';
import { Section } from './section';

export interface OrderDetailGoodsProps {
  order: OrderDetail;
}

/** The goods by shop, and the totals. */
export function OrderDetailGoods({ order }: OrderDetailGoodsProps) {
  return (
    <Section title={messages.goods}>
      {order.shops.map((shop) => (
        <div key={shop.id}>
          <ShopTitle shop={shop} />
          <OrderLines lines={shop.lines} />
        </div>
      ))}
      <OrderSums order={order} />
      <PriceBreakdown order={order} />
    </Section>
  );
}
