import type { Id } from '../settings';

/** A shop as its own pages show it. */
export interface Shop {
  id: Id;
  name: string;
  logoSrc: string;
  /** Behind the shop's head. */
  bannerSrc?: string;
  /** 0 to 5. */
  rating: number;
  selfOperated: boolean;
  /** Translated name of the shop's type. */
  typeName?: string;
  followerCount?: number;
  followed: boolean;
}
