export { ReviewSummary } from './review-summary';
export type { ReviewSummaryProps } from './review-summary';
