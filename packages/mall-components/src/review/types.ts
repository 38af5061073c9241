import type { OrderLine, OrderShop } from '../order';
import type { Id } from '../settings';

/** Filters of reviews by their rating: all, good, medium, poor. The server decides which stars are which. */
export const reviewLevels = ['all', 'good', 'general', 'bad'] as const;
/** One of `reviewLevels`. */
export type ReviewLevel = (typeof reviewLevels)[number];

/** Average and counts of the reviews of goods. */
export interface ReviewSummaryModel {
  /** 0 to 5. */
  average: number;
  /** Share of good reviews, 0 to 1. */
  goodRate: number;
  /** Number of reviews by rating; `all` is their total. */
  counts: Record<ReviewLevel, number>;
  /** Number of reviews with images. */
  pictureCount?: number;
  /** Reviewed specifications, most reviewed first. */
  specifications?: readonly ReviewedSpecification[];
}

export interface ReviewedSpecification {
  /** Value of the filter option. */
  name: string;
  label: string;
  count: number;
}

/** A review of goods, as everybody sees it. */
export interface Review {
  /** Unique in a list. */
  id: Id;
  /** Nickname of the shopper, as the server shows it to others. */
  author: string;
  /** URL of a square image; absent where the author has none. */
  avatarSrc?: string;
  /** 1 to 5. */
  rating: number;
  /** When it was written. */
  date: Date;
  /** Language tag of the text; absent where nobody knows. */
  language?: string;
  /** As written by the author; an empty string for none. */
  text: string;
  /** URLs of the images, in display order. */
  pictures: string[];
  /** The specification that was bought, as one text. */
  specification?: string;
  /** The author's later addition; absent for none. */
  followUp?: FollowUp;
  /** As written by the shop; absent for none. */
  shopReply?: string;
}

/** The author's later addition to a review. */
export interface FollowUp {
  /** As written by the author. */
  text: string;
  /** When it was written. */
  date: Date;
}

/** Received goods that have not been reviewed. */
export interface GoodsToReview extends OrderLine {
  /** Number of the shop order. */
  orderNo: string;
  /** The shop that sold the goods. */
  shop: OrderShop;
  /** URL of the review form. */
  reviewHref: string;
}

/** A review, as its author sees it. */
export interface OwnReview {
  /** Unique in the list. */
  id: Id;
  /** Id of the reviewed order line. */
  lineId: Id;
  /** When it was written. */
  date: Date;
  /** The reviewed goods, as they were ordered. */
  goods: Pick<OrderLine, 'name' | 'href' | 'imageSrc' | 'specification'>;
  /** The shop that sold the goods. */
  shop: OrderShop;
  /** 1 to 5 each. */
  productScore: number;
  /** Of the shop's service. */
  serviceScore: number;
  /** As written by the shopper. */
  text: string;
  /** URLs of the images, in display order. */
  pictures: readonly string[];
  /** The shopper's later addition; absent for none. */
  followUp?: FollowUp;
  /** Whether the shopper can still add a follow-up. */
  canFollowUp?: boolean;
  /** As written by the shop; absent for none. */
  shopReply?: string;
}

/** A review as submitted. */
export interface ReviewDraft {
  /** 1 to 5 each. */
  productScore: number;
  /** Of the shop's service. */
  serviceScore: number;
  /** Trimmed; not empty. */
  text: string;
  /** URLs of uploaded images. */
  pictures: readonly string[];
}

/** Tabs of the shopper's reviews, in display order. */
export const reviewTabs = ['toWrite', 'written'] as const;
/** One of `reviewTabs`. */
export type ReviewTab = (typeof reviewTabs)[number];
