export { CartShopGroup } from './cart-shop-group';
export type { CartShopGroupProps } from './cart-shop-group';
