export const reviewLevels = ['all', 'good', 'general', 'bad'] as const;
export type ReviewLevel = (typeof reviewLevels)[number];

export interface ReviewSummaryModel {
  /** 0 to 5. */
  average: number;
  /** Share of good reviews, 0 to 1. */
  goodRate: number;
  counts: Record<ReviewLevel, number>;
}

export interface Review {
  id: number;
  author: string;
  avatarSrc?: string;
  /** 1 to 5. */
  rating: number;
  date: Date;
  text: string;
  pictures: string[];
  /** The chosen specification, as one text. */
  specification?: string;
  shopReply?: string;
}
