import type { Id } from '../settings';

/** Goods as shown in a card. */
export interface GoodsSummary {
  /** Id of the goods; unique in a list. */
  id: Id;
  /** As written by the shop, or translated by the server. */
  name: string;
  /** URL of the goods. */
  href: string;
  /** URL of a square image. */
  imageSrc: string;
  /** Minor units. */
  priceMinor: number;
  /** The previous price; minor units. */
  oldPriceMinor?: number;
  /** Number of units sold; absent where the server does not send it, and not shown when 0. */
  soldCount?: number;
  /** Mean rating, 1 to 5 with one decimal, and number of reviews; absent without reviews. */
  rating?: { stars: number; count: number };
  /** Absent where the shop is obvious, e.g. in its own list. */
  shopName?: string;
  /** Colours to choose from, in their order; absent for fewer than two. `color` is CSS. */
  colors?: readonly { name: string; color: string }[];
}

/** Sort orders of a list of goods. `sales`: most sold first. `priceUp`: cheapest first. `new`: newest first. */
export const goodsSorts = ['default', 'sales', 'priceUp', 'priceDown', 'new'] as const;
/** One of `goodsSorts`. */
export type GoodsSort = (typeof goodsSorts)[number];

/** An inclusive price range, in minor units; an absent end is open. */
export interface PriceRange {
  /** Lowest price, in minor units; absent for no lower limit. */
  minMinor?: number;
  /** Highest price, in minor units; absent for no upper limit. */
  maxMinor?: number;
}

export type { LoadState } from '../internal/load-state';

/** A shop among search results. */
export interface ShopHitModel {
  /** Id of the shop. */
  id: Id;
  /** As written by the shop. */
  name: string;
  /** URL of the shop. */
  href: string;
  /** URL of a square image. */
  logoSrc: string;
  /** 1 to 5; 0 for a shop without ratings. */
  rating: number;
  /** Whether the mall runs the shop itself; shown as a badge. */
  selfOperated: boolean;
  /** Some of its goods; the first three are shown. */
  goods: GoodsSummary[];
}

/** A guarantee of the shop for these goods. */
export interface Guarantee {
  /** Unique among the guarantees. */
  id: Id;
  /** What is guaranteed, in a few words. */
  name: string;
  /** A sentence about it; absent for one that needs none. */
  description?: string;
  /** URL of an image of it. Not shown: all guarantees have the same icon. */
  iconSrc?: string;
}

/** The shop that sells the goods. */
export interface GoodsShop {
  /** Id of the shop. */
  id: Id;
  /** As written by the shop. */
  name: string;
  /** URL of the shop. */
  href: string;
  /** URL of a square image. */
  logoSrc: string;
  /** 1 to 5; 0 for a shop without ratings. */
  rating: number;
  /** Whether the mall runs the shop itself; shown as a badge. */
  selfOperated: boolean;
  /** Translated name of the shop's type. */
  typeName?: string;
  /** Whether the shopper follows it: set it when `onFollow` has succeeded. */
  followed: boolean;
}
