import type { Id } from '../settings';

export type { ShopContact } from '../internal/shop-contact';

/** Opening hours on these weekdays (1 is Monday), as times in the format `HH:mm`. */
export interface OpeningSpan {
  days: readonly number[];
  opens: string;
  closes: string;
}

export interface ShopOpeningHours {
  spans: readonly OpeningSpan[];
  /** UTC offset of the shop's time zone, in hours. */
  utcOffset: number;
}

/** A shop, as shown on its own pages. */
export interface Shop {
  id: Id;
  name: string;
  logoSrc: string;
  /** URL of the banner behind the header. */
  bannerSrc?: string;
  /** 1 to 5; 0 for a shop without ratings. */
  rating: number;
  selfOperated: boolean;
  /** Translated name of the shop's type. */
  typeName?: string;
  followerCount?: number;
  followed: boolean;
  /** When it joined the mall. */
  since?: Date;
  openingHours?: ShopOpeningHours;
}

/** A page of the shop. */
export interface ShopSection {
  id: string;
  /** Translated. */
  label: string;
  href: string;
}

/** A category defined by the shop, with its subcategories. */
export interface ShopCategory {
  id: Id;
  name: string;
  href: string;
  children: readonly ShopCategory[];
}
