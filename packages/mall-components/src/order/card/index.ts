export { OrderCard } from './order-card';
export type { OrderCardProps } from './order-card';
export { UnpaidOrderCard } from './unpaid-order-card';
export type { UnpaidOrderCardProps } from './unpaid-order-card';
export { ShopOrderCard } from './shop-order-card';
export type { ShopOrderCardProps } from './shop-order-card';
