export {
  confirmedActions,
  needsConfirmation,
  orderActionNames,
  orderActions,
} from './actions/order-actions';
export type { ConfirmedAction, OrderAction, OrderActionsOf } from './actions/order-actions';
export { OrderActionBar } from './actions/order-action-bar';
export type { OrderActionBarProps, OrderCommand, OrderCommands } from './actions/order-action-bar';
export { OrderCard } from './card/order-card';
export type { OrderCardProps } from './card/order-card';
export { UnpaidOrderCard } from './card/unpaid-order-card';
export type { UnpaidOrderCardProps } from './card/unpaid-order-card';
export { ShopOrderCard } from './card/shop-order-card';
export type { ShopOrderCardProps } from './card/shop-order-card';
export { ConfirmAction } from './confirm/confirm-action';
export type { ConfirmActionProps } from './confirm/confirm-action';
export { Copyable } from '../internal/copyable/copyable';
export type { CopyableProps } from '../internal/copyable/copyable';
export { OrderDetailView } from './detail-view/order-detail-view';
export type { OrderDetailViewProps } from './detail-view/order-detail-view';
export { OrderFacts } from './facts/order-facts';
export type { OrderFactsProps } from './facts/order-facts';
export { OrderLines } from './lines/order-lines';
export type { OrderLinesProps } from './lines/order-lines';
export { OrderListView } from './list-view/order-list-view';
export type { OrderListViewProps } from './list-view/order-list-view';
export { LogisticsTimeline } from './logistics/logistics-timeline';
export type { LogisticsTimelineProps } from './logistics/logistics-timeline';
export { PaymentResultView } from './payment-result/payment-result-view';
export type { OrderLink, PaymentResultViewProps } from './payment-result/payment-result-view';
export { paymentResults } from './payment-result/payment-looks';
export type { PaymentResult } from './payment-result/payment-looks';
export { Recipient } from './recipient/recipient';
export type { RecipientProps } from './recipient/recipient';
export { OrderStatusBadge } from './status/order-status-badge';
export type { OrderStatusBadgeProps } from './status/order-status-badge';
export { OrderStatusHeader } from './status/order-status-header';
export type { OrderStatusHeaderProps } from './status/order-status-header';
export { OrderSteps } from './steps/order-steps';
export type { OrderStepsProps } from './steps/order-steps';
export { OrderTabs } from './tabs/order-tabs';
export type { OrderTabsProps } from './tabs/order-tabs';
export { orderStates, orderTabs } from './types';
export type {
  LogisticsTrace,
  OrderDetail,
  OrderLine,
  OrderListItem,
  OrderLogistics,
  OrderRecipient,
  OrderShop,
  OrderShopLines,
  OrderState,
  OrderTab,
  ShopOrder,
  UnpaidOrder,
} from './types';
