export { OrderListView } from './order-list-view';
export type { OrderListViewProps } from './order-list-view';
