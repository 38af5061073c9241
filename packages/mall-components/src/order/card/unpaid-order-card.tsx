import { FormattedMessage } from 'react-intl';
import { OrderActionBar, type OrderCommands } from '../actions';
import { OrderLines } from '../lines';
import { messages } from '../messages';
import { OrderStatusBadge } from '../status';
import { PayTimeLeft } from '../time';
import type { UnpaidOrder } from '../types';
import * as styles from './order-card.css';
import { OrderCardTotal } from './order-card-total';
import { ShopTitle } from './shop-title';

export interface UnpaidOrderCardProps {
  order: UnpaidOrder;
  commands: OrderCommands;
}

/** A master order that waits for its payment: all its shops, one total, and how long it is held. */
export function UnpaidOrderCard({ order, commands }: UnpaidOrderCardProps) {
  return (
    <article data-component="unpaid-order-card" className={styles.card}>
      <div className={styles.head}>
        <span className={styles.number}>
          <FormattedMessage {...messages.orderNo} /> {order.orderNo}
        </span>
        <OrderStatusBadge state="unpaid" />
      </div>
      {order.shops.map((shop) => (
        <div key={shop.id} className={styles.body}>
          <ShopTitle shop={shop} />
          <OrderLines lines={shop.lines} />
        </div>
      ))}
      <div className={styles.foot}>
        {order.payUntil && <PayTimeLeft until={order.payUntil} />}
        <span className={styles.end}>
          <OrderCardTotal quantity={order.quantity} payMinor={order.payMinor} />
          <OrderActionBar
            order={{ orderNo: order.orderNo, state: 'unpaid' }}
            commands={commands}
            viewHref={order.href}
          />
        </span>
      </div>
    </article>
  );
}
