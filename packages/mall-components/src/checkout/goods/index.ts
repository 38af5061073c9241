export { CheckoutGoods } from './checkout-goods';
export type { CheckoutGoodsProps } from './checkout-goods';
