export { CartView } from './cart-view/cart-view';
export type { CartViewProps } from './cart-view/cart-view';
export { MiniCart } from './mini-cart/mini-cart';
export type { MiniCartProps } from './mini-cart/mini-cart';
export { CartRow } from './cart-row';
export type { CartRowProps } from './cart-row';
export { CartShopGroup } from './cart-shop-group';
export type { CartShopGroupProps } from './cart-shop-group';
export { InvalidGoods } from './invalid-goods';
export type { InvalidGoodsProps } from './invalid-goods';
export { CartSummary } from './cart-summary';
export type { CartSummaryProps } from './cart-summary';
export {
  cartTotals,
  isOrderable,
  lineTotalMinor,
  reconcileSelection,
  selectAll,
  selectionState,
  toggleRows,
} from './cart-model';
export type { SelectionState } from './cart-model';
export { useCartSelection } from './use-cart-selection';
export { useCartQuantities } from './use-cart-quantities';
export { CartManageBar } from './cart-manage-bar';
export type { CartManageBarProps } from './cart-manage-bar';
export { SavedGoods } from './saved-goods/saved-goods';
export type { SavedGoodsProps } from './saved-goods/saved-goods';
export { CartDelivery } from './cart-delivery';
export type { CartDeliveryProps } from './cart-delivery';
export type {
  CartEstimate,
  CartLater,
  CartQuantity,
  CartQuantityChangeDetail,
  CartReselect,
  CartRow as CartRowModel,
  CartSelection,
  CartShop,
  CartShopDelivery,
  InvalidCartRow,
  InvalidReason,
  SavedCartRow,
} from './types';
