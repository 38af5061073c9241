export {
  confirmedActions,
  needsConfirmation,
  orderActionNames,
  orderActions,
} from './order-action-bar/order-actions';
export type {
  ConfirmedAction,
  OrderAction,
  OrderActionsOf,
} from './order-action-bar/order-actions';
export { OrderActionBar } from './order-action-bar/order-action-bar';
export type {
  OrderActionBarProps,
  OrderCommand,
  OrderCommands,
} from './order-action-bar/order-action-bar';
export { OrderCard } from './order-card/order-card';
export type { OrderCardProps } from './order-card/order-card';
export { UnpaidOrderCard } from './order-card/unpaid-order-card';
export type { UnpaidOrderCardProps } from './order-card/unpaid-order-card';
export { ShopOrderCard } from './order-card/shop-order-card';
export type { ShopOrderCardProps } from './order-card/shop-order-card';
export { ConfirmAction } from './confirm-action';
export type { ConfirmActionProps } from './confirm-action';
export { Copyable } from '../internal/copyable';
export type { CopyableProps } from '../internal/copyable';
export { OrderDetailView } from './order-detail-view/order-detail-view';
export type { OrderDetailViewProps } from './order-detail-view/order-detail-view';
export { OrderReceipt } from './order-receipt/order-receipt';
export type { OrderReceiptProps, ReceiptIssuer } from './order-receipt/order-receipt';
export { OrderFacts } from './order-facts';
export type { OrderFactsProps } from './order-facts';
export { OrderLines } from './order-lines';
export type { OrderLinesProps } from './order-lines';
export { OrderListView } from './order-list-view/order-list-view';
export type { OrderListViewProps } from './order-list-view/order-list-view';
export { LogisticsTimeline } from './logistics-timeline';
export type { LogisticsTimelineProps } from './logistics-timeline';
export { CardPaymentView } from './card-payment-view/card-payment-view';
export type { CardPaymentViewProps } from './card-payment-view/card-payment-view';
export { cardPaymentStates } from './card-payment-view/card-payment-content';
export type { CardPaymentState } from './card-payment-view/card-payment-content';
export { PaymentCodeDialog } from './payment-code-dialog/payment-code-dialog';
export type { PaymentCodeDialogProps } from './payment-code-dialog/payment-code-dialog';
export { PaymentResultView } from './payment-result-view/payment-result-view';
export type { OrderLink, PaymentResultViewProps } from './payment-result-view/payment-result-view';
export { paymentResults } from './payment-result-view/payment-result-content';
export type { PaymentResult } from './payment-result-view/payment-result-content';
export { Recipient } from './recipient';
export type { RecipientProps } from './recipient';
export { OrderStatusBadge } from './order-status-badge';
export type { OrderStatusBadgeProps } from './order-status-badge';
export { OrderStatusHeader } from './order-status-header';
export type { OrderStatusHeaderProps } from './order-status-header';
export { OrderSteps } from './order-steps';
export type { OrderStepsProps } from './order-steps';
export { OrderTabs } from './order-tabs';
export type { OrderTabsProps } from './order-tabs';
export { KeepOrder } from './visitor-look-up/keep-order';
export type { KeepOrderProps } from './visitor-look-up/keep-order';
export { VisitorLookUp } from './visitor-look-up/visitor-look-up';
export type { VisitorLookUpProps } from './visitor-look-up/visitor-look-up';
export { VisitorOrderView } from './visitor-look-up/visitor-order-view';
export type { VisitorOrderViewProps } from './visitor-look-up/visitor-order-view';
export { PaymentNotes } from './payment-notes';
export type { PaymentNotesProps } from './payment-notes';
export { paymentNoteKinds } from './payment-note-types';
export { orderStates, orderTabs } from './state-types';
export type { LogisticsTrace, OrderLogistics, OrderRecipient } from './delivery-types';
export type { OrderDetail } from './detail-types';
export type {
  OrderLine,
  OrderLineShares,
  OrderShop,
  OrderShopLines,
  RefundedPieces,
} from './line-types';
export type { OrderListItem, ShopOrder, UnpaidOrder } from './list-types';
export type { PaymentNote, PaymentNoteKind } from './payment-note-types';
export type { OrderRefund, OrderRefundStage, RefundPayment } from './refund-types';
export type { OrderState, OrderTab } from './state-types';
