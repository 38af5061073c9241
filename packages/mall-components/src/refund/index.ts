export { RefundFormView } from './refund-form/refund-form-view';
export type { RefundFormViewProps } from './refund-form/refund-form-view';
export { RefundForm } from './refund-form/refund-form';
export type { RefundFormProps } from './refund-form/refund-form';
export { RefundCard } from './refund-list-view/refund-card';
export type { RefundCardProps } from './refund-list-view/refund-card';
export { RefundList, RefundListView } from './refund-list-view/refund-list-view';
export type { RefundListProps, RefundListViewProps } from './refund-list-view/refund-list-view';
export { RefundDetailView } from './refund-detail-view/refund-detail-view';
export type { RefundDetailViewProps } from './refund-detail-view/refund-detail-view';
export { RefundStatusBadge } from './refund-status';
export type { RefundStatusBadgeProps } from './refund-status';
export { refundObstacles, refundStates } from './types';
export type {
  GoodsReturn,
  RefundableLine,
  RefundableOrder,
  RefundApplication,
  RefundDetail,
  RefundListItem,
  RefundObstacle,
  RefundReason,
  RefundState,
  ReturnParcel,
} from './types';
