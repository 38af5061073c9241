export { ShopCard } from './shop-card';
export type { ShopCardProps } from './shop-card';
