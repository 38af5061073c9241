import { FormattedMessage } from 'react-intl';
import { OrderActionBar, type OrderCommands } from '../actions';
import { OrderLines } from '../lines';
import { messages } from '../messages';
import { OrderStatusBadge } from '../status';
import { DateTime } from '../time';
import type { ShopOrder } from '../types';
import * as styles from './order-card.css';
import { OrderCardTotal } from './order-card-total';
import { ShopTitle } from './shop-title';

export interface ShopOrderCardProps {
  order: ShopOrder;
  commands: OrderCommands;
}

/** A paid order of one shop. */
export function ShopOrderCard({ order, commands }: ShopOrderCardProps) {
  return (
    <article data-component="shop-order-card" className={styles.card}>
      <div className={styles.head}>
        <ShopTitle shop={order.shop} />
        <OrderStatusBadge state={order.state} />
      </div>
      <div className={styles.body}>
        <OrderLines lines={order.lines} />
      </div>
      <div className={styles.foot}>
        <span className={styles.number}>
          <FormattedMessage {...messages.orderNo} /> {order.orderNo}
          <br />
          <DateTime value={order.createdAt} />
        </span>
        <span className={styles.end}>
          <OrderCardTotal quantity={order.quantity} payMinor={order.payMinor} />
          <OrderActionBar order={order} commands={commands} viewHref={order.href} />
        </span>
      </div>
    </article>
  );
}
