import { exampleData } from '../generated/examples.gen';
import type {
  Address,
  CartRow,
  CollectedProduct,
  SavedItem,
  UserInfo,
} from '../generated/models.gen';

/** An order that was placed in the mock. */
export interface MockOrder {
  orderNo: string;
  lines: CartRow[];
  isPaid: boolean;
}

/** What a shopper changes; everything else is answered with the examples. */
export interface MockState {
  user: UserInfo;
  cart: CartRow[];
  saved: SavedItem[];
  addresses: Address[];
  collected: CollectedProduct[];
  /** What is being ordered, by pre-order number. */
  drafts: Map<string, CartRow[]>;
  orders: MockOrder[];
  /** Source of new ids. */
  nextId: () => number;
}

/** An empty cart, and the account, addresses, saved and collected goods of the examples. */
export function createState(): MockState {
  let id = 10_000;
  return {
    user: { ...exampleData.userInfo },
    cart: [],
    saved: structuredClone(exampleData.savedItems),
    addresses: structuredClone(exampleData.allAddresses),
    collected: structuredClone(exampleData.collectedProducts.list),
    drafts: new Map(),
    orders: [],
    nextId: () => (id += 1),
  };
}
