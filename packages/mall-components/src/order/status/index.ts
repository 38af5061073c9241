export { OrderStatusBadge } from './order-status-badge';
export type { OrderStatusBadgeProps } from './order-status-badge';
export { OrderStatusHeader } from './order-status-header';
export type { OrderStatusHeaderProps } from './order-status-header';
