export { GoodsCard, GoodsCardSkeleton } from './goods-card';
export type { GoodsCardProps, GoodsCardSlots } from './goods-card';
export { GoodsReasons } from './goods-reasons';
export type { GoodsReasonsProps } from './goods-reasons';
export { GoodsGrid } from './goods-grid';
export type { GoodsGridProps } from './goods-grid';
export { LoadMore } from './load-more';
export type { LoadMoreProps } from './load-more';
export { SortBar } from './sort-bar';
export type { SortBarProps } from './sort-bar';
export { PriceRangeFilter } from './price-range-filter';
export type { PriceRangeChangeDetail, PriceRangeFilterProps } from './price-range-filter';
export { ListSummary } from './list-summary';
export type { ListSummaryProps } from './list-summary';
export { FilteredList } from './filtered-list';
export type { FilteredListProps } from './filtered-list';
export type { FilterGroup, FilterOption } from './filter-types';
export { ListSkipLinks } from './list-skip-links';
export { SimilarGoods } from './similar-goods';
export type { SimilarGoodsProps } from './similar-goods';
export { ShopHit } from './shop-hit';
export type { ShopHitProps } from './shop-hit';
export { Gallery, gallerySizes } from './gallery';
export type { GalleryProps } from './gallery';
export { Guarantees } from './guarantees';
export type { GuaranteesProps } from './guarantees';
export { ShopCard } from './shop-card';
export type { ShopCardProps } from './shop-card';
export { DetailTabs } from './detail-tabs';
export type { DetailTab, DetailTabsProps } from './detail-tabs';
export { goodsSorts } from './types';
export type {
  GoodsShop,
  GoodsSort,
  GoodsSummary,
  Guarantee,
  LoadState,
  PriceRange,
  ShopHitModel,
} from './types';
