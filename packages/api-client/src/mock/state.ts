import { exampleData } from '../generated/examples.gen';
import type {
  Address,
  CartRow,
  CollectedProduct,
  FollowedShop,
  OwnReview,
  SavedItem,
  UserInfo,
} from '../generated/models.gen';
import { exampleOrders } from './example-orders';
import type { MockOrder } from './order';

/** What is being ordered. */
export interface MockDraft {
  /** Copies: the cart may change meanwhile. */
  rows: CartRow[];
  /** Cart rows that the order takes out of the cart. */
  cartIds: number[];
  /** The address of the last price. */
  addressId?: number;
}

/** What a shopper changes; everything else is answered with the examples. */
export interface MockState {
  user: UserInfo;
  cart: CartRow[];
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

/** An empty cart, and the account, addresses, orders, saved and collected goods of the examples. */
export function createState(shipAfter: number): MockState {
  let id = 10_000;
  return {
    user: { ...exampleData.userInfo },
    cart: [],
    saved: structuredClone(exampleData.savedItems),
    addresses: structuredClone(exampleData.allAddresses),
    collected: structuredClone(exampleData.collectedProducts.list),
    followed: structuredClone(exampleData.followedShops.list),
    uncollected: [],
    unfollowed: [],
    drafts: new Map(),
    orders: exampleOrders(),
    reviews: structuredClone(exampleData.myReviews.list),
    shipAfter,
    nextId: () => (id += 1),
  };
}
