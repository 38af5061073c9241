import type { Id } from '../settings';

/** Goods as a card shows them. */
export interface GoodsSummary {
  id: Id;
  name: string;
  href: string;
  /** Square picture. */
  imageSrc: string;
  /** Minor units. */
  priceMinor: number;
  /** The price before; minor units. */
  oldPriceMinor?: number;
  soldCount?: number;
  /** Mean of its reviews, 1 to 5 with one decimal, and how many there are; absent without any. */
  rating?: { stars: number; count: number };
  /** Who sells it; absent where that is known, as among a shop's own goods. */
  shopName?: string;
}

export const goodsSorts = ['default', 'sales', 'priceUp', 'priceDown', 'new'] as const;
export type GoodsSort = (typeof goodsSorts)[number];

/** Both ends inclusive, either may be open; minor units. */
export interface PriceRange {
  minMinor?: number;
  maxMinor?: number;
}

/** The state of a list that is loaded. */
export type LoadState = 'loading' | 'ready' | 'failed';

/** A shop among search hits. */
export interface ShopHitModel {
  id: Id;
  name: string;
  href: string;
  logoSrc: string;
  /** 0 to 5. */
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
  /** 0 to 5. */
  rating: number;
  selfOperated: boolean;
  /** Translated name of the shop's type. */
  typeName?: string;
  followed: boolean;
}
