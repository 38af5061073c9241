export { CollectionView } from './collection-view';
export type { CollectionViewProps } from './collection-view';
export { collectionTabs } from './types';
export type { CollectedGoods, CollectionTab, FollowedShop } from './types';
