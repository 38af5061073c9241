import { useId } from 'react';
import type { ShopOrder } from '../list-types';
import { OrderActionBar, type OrderCommands } from '../order-action-bar/order-action-bar';
import { OrderLines } from '../order-lines';
import { OrderStatusBadge } from '../order-status-badge';
import { CardArrival } from './card-arrival';
import * as styles from './order-card.css';
import { OrderCardTotal } from './order-card-total';
import { OrderTitle } from './order-title';
import { ShopTitle } from './shop-title';

export interface ShopOrderCardProps {
  /** The order that is shown. */
  order: ShopOrder;
  /** The callbacks by action; an action without one is not offered. */
  commands: OrderCommands;
}

/** An order of one shop. */
export function ShopOrderCard({ order, commands }: ShopOrderCardProps) {
  const titleId = useId();
  return (
    <article
      data-component="shop-order-card"
      data-order={order.orderNo}
      aria-labelledby={titleId}
      className={styles.card}
    >
      <div className={styles.head}>
        <OrderTitle id={titleId} orderNo={order.orderNo} createdAt={order.createdAt} />
        <span className={styles.badges}>
          <OrderStatusBadge
            state={order.state}
            onDelivery={order.collectMinor !== undefined}
            refund={order.refund}
          />
          <CardArrival order={order} />
        </span>
      </div>
      <div className={styles.body}>
        <ShopTitle shop={order.shop} />
        <OrderLines lines={order.lines} />
      </div>
      <div className={styles.foot}>
        <span className={styles.end}>
          <OrderCardTotal quantity={order.quantity} payMinor={order.payMinor} />
          <OrderActionBar
            order={order}
            commands={commands}
            viewHref={order.href}
            reviewHref={order.reviewHref}
            logisticsHref={order.logisticsHref}
            refundHref={order.refundHref}
            orderNameId={titleId}
          />
        </span>
      </div>
    </article>
  );
}
