import type { GoodsSummary } from '../goods';
import type { Id } from '../settings';

/** Tabs of the collection, in display order. */
export const collectionTabs = ['goods', 'shops'] as const;
/** Goods or followed shops. */
export type CollectionTab = (typeof collectionTabs)[number];

/** Goods that the shopper has collected. */
export interface CollectedGoods {
  /** Id of the goods; passed to `onRemove`. */
  id: Id;
  /** As written by the shop, or translated by the server. */
  name: string;
  /** URL of the goods; not used when they are gone. */
  href: string;
  /** URL of a square image. */
  imageSrc: string;
  /** Minor units. */
  priceMinor: number;
  /** The price when it was collected; minor units. */
  collectedPriceMinor?: number;
  /** Mean rating, 1 to 5 with one decimal, and number of reviews; absent without reviews. */
  rating?: GoodsSummary['rating'];
  /** `gone`: no longer sold, so it has no page. */
  state: 'available' | 'soldOut' | 'gone';
}

/** A shop that the shopper follows. */
export interface FollowedShop {
  /** Id of the shop; passed to `onRemove`. */
  id: Id;
  /** As written by the shop. */
  name: string;
  /** URL of the shop; not used when it is closed. */
  href: string;
  /** URL of a square image. */
  logoSrc: string;
  /** 0 to 5. */
  rating?: number;
  /** Number of accounts that follow the shop; absent where the server does not send it. */
  followerCount?: number;
  /** It no longer has a page. */
  closed: boolean;
}
