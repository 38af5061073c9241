export { ShopHit } from './shop-hit';
export type { ShopHitProps } from './shop-hit';
