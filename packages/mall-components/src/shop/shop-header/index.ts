export { ShopHeader } from './shop-header';
export type { ShopHeaderProps, ShopSection } from './shop-header';
