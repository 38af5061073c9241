export { toContact, toOpeningHours, toShop } from './shop';
export { shopRating, toShopHit, toTile } from './shops';
