export { OpeningHoursButton } from './opening-hours-button';
export { ShopBar } from './shop-bar';
export type { ShopBarProps } from './shop-bar';
export type { ShopSearch } from './search-form';
export { ShopContactButton } from './shop-contact-button';
export { ShopCategories } from './shop-categories';
export type { ShopCategoriesProps } from './shop-categories';
export { ShopGoods } from './shop-goods';
export type { ShopGoodsProps } from './shop-goods';
export { ShopFinder } from './shop-finder';
export type { ShopFinderProps } from './shop-finder';
export { ShopStory } from './shop-story';
export type { ShopStoryProps } from './shop-story';
export { ShopTile } from './shop-tile';
export type { ShopTileProps, TiledShop } from './shop-tile';
export { ShopTiles } from './shop-tiles';
export type { ShopTilesProps } from './shop-tiles';
export { ShopHeader } from './shop-header';
export type { ShopHeaderProps } from './shop-header';
export { ShopLicences } from './licences/shop-licences';
export type { ShopLicencesProps } from './licences/shop-licences';
export type { AskOwner, ShopOwner } from './licences/types';
export { ShopProfile } from './shop-profile';
export type { ShopProfileProps } from './shop-profile';
export type {
  OpeningSpan,
  Shop,
  ShopCategory,
  ShopContact,
  ShopOpeningHours,
  ShopSection,
} from './types';
