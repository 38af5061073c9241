export { GoodsGrid } from './goods-grid';
export type { GoodsGridProps } from './goods-grid';
export { LoadMore } from './load-more';
export type { LoadMoreProps } from './load-more';
