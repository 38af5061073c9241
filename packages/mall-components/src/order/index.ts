export * from './actions';
export * from './card';
export * from './confirm';
export * from '../internal/copyable';
export * from './detail-view';
export * from './facts';
export * from './lines';
export * from './list-view';
export * from './logistics';
export * from './payment-result';
export * from './recipient';
export * from './status';
export * from './steps';
export * from './tabs';
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
