import { useId } from 'react';
import { ArrivalDates } from '../../delivery/arrival-dates';
import type { UnpaidOrder } from '../list-types';
import { OrderActionBar, type OrderCommands } from '../order-action-bar/order-action-bar';
import { OrderLines } from '../order-lines';
import { OrderStatusBadge } from '../order-status-badge';
import { PayTimeLeft } from '../pay-time-left';
import * as styles from './order-card.css';
import { OrderCardTotal } from './order-card-total';
import { OrderTitle } from './order-title';
import { ShopTitle } from './shop-title';

export interface UnpaidOrderCardProps {
  /** The order that is shown. */
  order: UnpaidOrder;
  /** The callbacks by action; an action without one is not offered. */
  commands: OrderCommands;
}

/** An unpaid master order: its shops, one total, and the time left to pay. */
export function UnpaidOrderCard({ order, commands }: UnpaidOrderCardProps) {
  const titleId = useId();
  const { isPaymentProcessing } = order;
  return (
    <article
      data-component="unpaid-order-card"
      data-order={order.orderNo}
      aria-labelledby={titleId}
      className={styles.card}
    >
      <div className={styles.head}>
        <OrderTitle id={titleId} orderNo={order.orderNo} createdAt={order.createdAt} />
        <span className={styles.badges}>
          <OrderStatusBadge state="unpaid" paymentProcessing={isPaymentProcessing} />
        </span>
      </div>
      {order.shops.map((shop) => (
        <div key={shop.id} className={styles.body}>
          <ShopTitle shop={shop} />
          {shop.arrival && <ArrivalDates arrival={shop.arrival} className={styles.shopArrival} />}
          <OrderLines lines={shop.lines} />
        </div>
      ))}
      <div className={styles.foot}>
        {order.payUntil && <PayTimeLeft until={order.payUntil} />}
        <span className={styles.end}>
          <OrderCardTotal quantity={order.quantity} payMinor={order.payMinor} />
          <OrderActionBar
            order={{ orderNo: order.orderNo, state: 'unpaid', isPaymentProcessing }}
            commands={commands}
            viewHref={order.href}
            orderNameId={titleId}
          />
        </span>
      </div>
    </article>
  );
}
