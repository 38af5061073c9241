export { GoodsCard, GoodsCardSkeleton } from './goods-card';
export type { GoodsCardProps } from './goods-card';
