import type { Id } from '../settings';

/** How a shop is reached: a page of its own, which may open in another window, a number or a mailbox. */
export type ShopContact =
  | { kind: 'link'; href: string; opensWindow: boolean }
  | { kind: 'phone'; value: string }
  | { kind: 'email'; value: string };

/** On these weekdays, 1 is Monday, a shop is open between two times `HH:mm`. */
export interface OpeningSpan {
  days: readonly number[];
  opens: string;
  closes: string;
}

export interface ShopOpeningHours {
  spans: readonly OpeningSpan[];
  /** Hours that the shop's clock is ahead of UTC. */
  utcOffset: number;
}

/** A shop as its own pages show it. */
export interface Shop {
  id: Id;
  name: string;
  logoSrc: string;
  /** The shop's sign, behind its head. */
  bannerSrc?: string;
  /** 1 to 5; 0 where nobody has rated it yet. */
  rating: number;
  selfOperated: boolean;
  /** Translated name of the shop's type. */
  typeName?: string;
  followerCount?: number;
  followed: boolean;
  /** When it opened in this mall. */
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

/** A category of the shop's own, with those below it. */
export interface ShopCategory {
  id: Id;
  name: string;
  href: string;
  children: readonly ShopCategory[];
}
