export { storyPictureOf, toContact, toOpeningHours, toShop } from './shop';
export { toShopHit, toTile } from './shops';
