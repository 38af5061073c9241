import type { Id } from '../settings';

export type { ShopContact } from '../internal/shop-contact';

/** Opening hours on these weekdays (1 is Monday), as times in the format `HH:mm`. */
export interface OpeningSpan {
  /** Weekdays, from 1 (Monday) to 7 (Sunday). */
  days: readonly number[];
  /** Time in the shop's time zone: `09:00`. */
  opens: string;
  /** Time in the shop's time zone: `18:30`. */
  closes: string;
}

/** The weekly opening hours of a shop. */
export interface ShopOpeningHours {
  /** In any order; a weekday without one is closed. */
  spans: readonly OpeningSpan[];
  /** UTC offset of the shop's time zone, in hours. */
  utcOffset: number;
}

/** A shop, as shown on its own pages. */
export interface Shop {
  /** Id of the shop. */
  id: Id;
  /** As written by the shop. */
  name: string;
  /** URL of a square image. */
  logoSrc: string;
  /** URL of the banner behind the header. */
  bannerSrc?: string;
  /** 1 to 5; 0 for a shop without ratings. */
  rating: number;
  /** Whether the mall runs the shop itself. */
  selfOperated: boolean;
  /** Translated name of the shop's type. */
  typeName?: string;
  /** Number of accounts that follow the shop; absent where the server does not send it. */
  followerCount?: number;
  /** Whether the shopper follows it: set it when `onFollow` has succeeded. */
  followed: boolean;
  /** When it joined the mall. */
  since?: Date;
  /** Absent where the shop has not entered any. */
  openingHours?: ShopOpeningHours;
}

/** A page of the shop. */
export interface ShopSection {
  /** Unique among the pages. */
  id: string;
  /** Translated. */
  label: string;
  /** URL of the page. */
  href: string;
}

/** A category defined by the shop, with its subcategories. */
export interface ShopCategory {
  /** Unique among all levels. */
  id: Id;
  /** As written by the shop. */
  name: string;
  /** URL of the shop's goods in it. */
  href: string;
  /** Its subcategories, in display order; empty for none. */
  children: readonly ShopCategory[];
}
