import { exampleData } from '../generated/examples.gen';
import type {
  Address,
  CollectedProduct,
  FollowedShop,
  OwnReview,
  SavedItem,
  UserInfo,
} from '../generated/models.gen';
import { exampleCatalogue } from './example-catalogue';
import { exampleOrders } from './example-orders';
import type { Catalogue } from './goods';
import type { MockOrder } from './order';

/** What is being ordered. */
export interface MockDraft {
  /** Copies: the cart may change meanwhile. */
  rows: SavedItem[];
  /** Cart rows that the order takes out of the cart. */
  cartIds: number[];
  /** The address of the last price. */
  addressId?: number;
}

/** What a shopper changes; everything else is answered with the examples. */
export interface MockState {
  /** In the language of the call that is answered. */
  catalogue: Catalogue;
  user: UserInfo;
  cart: SavedItem[];
  saved: SavedItem[];
  addresses: Address[];
  collected: CollectedProduct[];
  followed: FollowedShop[];
  /** Removed, to be restored. */
  uncollected: CollectedProduct[];
  unfollowed: FollowedShop[];
  /** By pre-order number. */
  drafts: Map<string, MockDraft>;
  /** Newest first. */
  orders: MockOrder[];
  /** Newest first. */
  reviews: OwnReview[];
  /** Milliseconds from payment to shipping. */
  shipAfter: number;
  /** Source of new ids. */
  nextId: () => number;
}

const exampleGoods = () => ({
  saved: structuredClone(exampleData.savedItems),
  collected: structuredClone(exampleData.collectedProducts.list),
  orders: exampleOrders(),
  reviews: structuredClone(exampleData.myReviews.list),
});

/** What the shopper has done with goods of the caller's own: nothing yet. */
const ownGoods = { saved: [], collected: [], orders: [], reviews: [] };

/**
 * An empty cart, and the account and addresses of the examples. Their orders, saved and collected goods are there
 * only with the goods of the examples.
 */
export function createState(shipAfter: number, hasOwnGoods = false): MockState {
  let id = 10_000;
  return {
    catalogue: exampleCatalogue,
    ...(hasOwnGoods ? structuredClone(ownGoods) : exampleGoods()),
    user: { ...exampleData.userInfo },
    cart: [],
    addresses: structuredClone(exampleData.allAddresses),
    followed: structuredClone(exampleData.followedShops.list),
    uncollected: [],
    unfollowed: [],
    drafts: new Map(),
    shipAfter,
    nextId: () => (id += 1),
  };
}
