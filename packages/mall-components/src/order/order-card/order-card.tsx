import type { OrderCommands } from '../order-action-bar/order-action-bar';
import type { OrderListItem } from '../types';
import { ShopOrderCard } from './shop-order-card';
import { UnpaidOrderCard } from './unpaid-order-card';

export interface OrderCardProps {
  order: OrderListItem;
  commands: OrderCommands;
}

/** An order of either kind. */
export const OrderCard = ({ order, commands }: OrderCardProps) =>
  order.kind === 'unpaid' ? (
    <UnpaidOrderCard order={order} commands={commands} />
  ) : (
    <ShopOrderCard order={order} commands={commands} />
  );
