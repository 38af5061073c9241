export { OrderDetailView } from './order-detail-view';
export type { OrderDetailViewProps } from './order-detail-view';
