import type { GoodsSummary } from '../goods';
import type { Id } from '../settings';

export const collectionTabs = ['goods', 'shops'] as const;
/** Goods or followed shops. */
export type CollectionTab = (typeof collectionTabs)[number];

/** Goods that the shopper has collected. */
export interface CollectedGoods {
  id: Id;
  name: string;
  href: string;
  /** URL of a square image. */
  imageSrc: string;
  /** Minor units. */
  priceMinor: number;
  /** The price when it was collected; minor units. */
  collectedPriceMinor?: number;
  rating?: GoodsSummary['rating'];
  /** `gone`: no longer sold, so it has no page. */
  state: 'available' | 'soldOut' | 'gone';
}

/** A shop that the shopper follows. */
export interface FollowedShop {
  id: Id;
  name: string;
  href: string;
  logoSrc: string;
  /** 0 to 5. */
  rating?: number;
  followerCount?: number;
  /** It no longer has a page. */
  closed: boolean;
}
