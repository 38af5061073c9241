export { GoodsCard, GoodsCardSkeleton } from './goods-card/goods-card';
export type { GoodsCardProps } from './goods-card/goods-card';
export { GoodsGrid } from './goods-grid/goods-grid';
export type { GoodsGridProps } from './goods-grid/goods-grid';
export { LoadMore } from './goods-grid/load-more';
export type { LoadMoreProps } from './goods-grid/load-more';
export { SortBar } from './sort-bar/sort-bar';
export type { SortBarProps } from './sort-bar/sort-bar';
export { PriceRangeFilter } from './price-range-filter/price-range-filter';
export type { PriceRangeFilterProps } from './price-range-filter/price-range-filter';
export { ListSummary } from './list-summary/list-summary';
export type { ListSummaryProps } from './list-summary/list-summary';
export { ShopHit } from './shop-hit/shop-hit';
export type { ShopHitProps } from './shop-hit/shop-hit';
export { Gallery, gallerySizes } from './gallery/gallery';
export type { GalleryProps } from './gallery/gallery';
export { Guarantees } from './guarantees/guarantees';
export type { GuaranteesProps } from './guarantees/guarantees';
export { ShopCard } from './shop-card/shop-card';
export type { ShopCardProps } from './shop-card/shop-card';
export { DetailTabs } from './detail-tabs/detail-tabs';
export type { DetailTab, DetailTabsProps } from './detail-tabs/detail-tabs';
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
