import type { Id } from '../settings';

/** Goods as shown in a card. */
export interface GoodsSummary {
  id: Id;
  name: string;
  href: string;
  /** URL of a square image. */
  imageSrc: string;
  /** Minor units. */
  priceMinor: number;
  /** The previous price; minor units. */
  oldPriceMinor?: number;
  soldCount?: number;
  /** Mean rating, 1 to 5 with one decimal, and number of reviews; absent without reviews. */
  rating?: { stars: number; count: number };
  /** Absent where the shop is obvious, e.g. in its own list. */
  shopName?: string;
}

export const goodsSorts = ['default', 'sales', 'priceUp', 'priceDown', 'new'] as const;
export type GoodsSort = (typeof goodsSorts)[number];

/** An inclusive price range, in minor units; an absent end is open. */
export interface PriceRange {
  minMinor?: number;
  maxMinor?: number;
}

export type { LoadState } from '../internal/load-state';

/** A shop among search results. */
export interface ShopHitModel {
  id: Id;
  name: string;
  href: string;
  logoSrc: string;
  /** 1 to 5; 0 for a shop without ratings. */
  rating: number;
  selfOperated: boolean;
  goods: GoodsSummary[];
}

/** A guarantee of the shop for these goods. */
export interface Guarantee {
  id: Id;
  name: string;
  description?: string;
  iconSrc?: string;
}

/** The shop that sells the goods. */
export interface GoodsShop {
  id: Id;
  name: string;
  href: string;
  logoSrc: string;
  /** 1 to 5; 0 for a shop without ratings. */
  rating: number;
  selfOperated: boolean;
  /** Translated name of the shop's type. */
  typeName?: string;
  followed: boolean;
}
