export * from './goods-card';
export * from './goods-grid';
export * from './sort-bar';
export * from './price-range-filter';
export * from './list-summary';
export * from './shop-hit';
export * from './gallery';
export * from './guarantees';
export * from './shop-card';
export * from './detail-tabs';
export { goodsSorts } from './types';
export type {
  CouponChip,
  GoodsShop,
  GoodsSort,
  GoodsSummary,
  Guarantee,
  LoadState,
  PriceRange,
  ShopHitModel,
} from './types';
