export * from './review-summary';
export * from './review-filters';
export * from './review-list';
export { reviewLevels } from './types';
export type { Review, ReviewLevel, ReviewSummaryModel } from './types';
