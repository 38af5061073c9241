import type { OrderLine, OrderShop } from '../order';
import type { Id } from '../settings';

export const reviewLevels = ['all', 'good', 'general', 'bad'] as const;
export type ReviewLevel = (typeof reviewLevels)[number];

export interface ReviewSummaryModel {
  /** 0 to 5. */
  average: number;
  /** Share of good reviews, 0 to 1. */
  goodRate: number;
  counts: Record<ReviewLevel, number>;
  /** How many have pictures. */
  pictureCount?: number;
  /** What was bought, most reviews first. */
  specifications?: readonly ReviewedSpecification[];
}

export interface ReviewedSpecification {
  /** Names it in a filter. */
  name: string;
  label: string;
  count: number;
}

export interface Review {
  id: Id;
  author: string;
  avatarSrc?: string;
  /** 1 to 5. */
  rating: number;
  date: Date;
  text: string;
  pictures: string[];
  /** The chosen specification, as one text. */
  specification?: string;
  followUp?: FollowUp;
  shopReply?: string;
}

/** What the author of a review adds later. */
export interface FollowUp {
  text: string;
  date: Date;
}

/** Received goods that wait for their review. */
export interface GoodsToReview extends OrderLine {
  /** Number of the shop's order. */
  orderNo: string;
  shop: OrderShop;
  /** Where the review is written. */
  reviewHref: string;
}

/** A review, for the shopper who wrote it. */
export interface OwnReview {
  id: Id;
  /** Of the order line that it is about. */
  lineId: Id;
  date: Date;
  goods: Pick<OrderLine, 'name' | 'href' | 'imageSrc' | 'specification'>;
  shop: OrderShop;
  /** 1 to 5 each. */
  productScore: number;
  serviceScore: number;
  text: string;
  pictures: readonly string[];
  followUp?: FollowUp;
  /** Whether the shopper can still add something. */
  canFollowUp?: boolean;
  shopReply?: string;
}

/** A review as it is sent. */
export interface ReviewDraft {
  /** 1 to 5 each. */
  productScore: number;
  serviceScore: number;
  text: string;
  /** Addresses of uploaded pictures. */
  pictures: readonly string[];
}

/** Tabs of the shopper's reviews, in display order. */
export const reviewTabs = ['toWrite', 'written'] as const;
export type ReviewTab = (typeof reviewTabs)[number];
