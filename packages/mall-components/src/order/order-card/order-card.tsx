import type { OrderListItem } from '../list-types';
import type { OrderCommands } from '../order-action-bar/order-action-bar';
import { ShopOrderCard } from './shop-order-card';
import { UnpaidOrderCard } from './unpaid-order-card';

export interface OrderCardProps {
  /** An unpaid master order, or an order of one shop. */
  order: OrderListItem;
  /** The callbacks by action; an action without one is not offered. */
  commands: OrderCommands;
}

/** A card for an unpaid master order or a shop order. */
export const OrderCard = ({ order, commands }: OrderCardProps) =>
  order.kind === 'unpaid' ? (
    <UnpaidOrderCard order={order} commands={commands} />
  ) : (
    <ShopOrderCard order={order} commands={commands} />
  );
