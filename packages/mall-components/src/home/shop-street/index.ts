export { ShopStreet } from './shop-street';
export type { ShopStreetProps } from './shop-street';
