export { ReviewList } from './review-list';
export type { ReviewListProps } from './review-list';
export { ReviewItem } from './review-item';
export type { ReviewItemProps } from './review-item';
