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

export interface Review {
  id: Id;
  author: string;
  avatarSrc?: string;
  /** 1 to 5. */
  rating: number;
  date: Date;
  text: string;
  pictures: string[];
  /** The specification that was bought, as one text. */
  specification?: string;
  followUp?: FollowUp;
  shopReply?: string;
}

/** The author's later addition to a review. */
export interface FollowUp {
  text: string;
  date: Date;
}

/** Received goods that have not been reviewed. */
export interface GoodsToReview extends OrderLine {
  /** Number of the shop order. */
  orderNo: string;
  shop: OrderShop;
  /** URL of the review form. */
  reviewHref: string;
}

/** A review, as its author sees it. */
export interface OwnReview {
  id: Id;
  /** Id of the reviewed order line. */
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
  /** Whether the shopper can still add a follow-up. */
  canFollowUp?: boolean;
  shopReply?: string;
}

/** A review as submitted. */
export interface ReviewDraft {
  /** 1 to 5 each. */
  productScore: number;
  serviceScore: number;
  text: string;
  /** URLs of uploaded images. */
  pictures: readonly string[];
}

/** Tabs of the shopper's reviews, in display order. */
export const reviewTabs = ['toWrite', 'written'] as const;
export type ReviewTab = (typeof reviewTabs)[number];
