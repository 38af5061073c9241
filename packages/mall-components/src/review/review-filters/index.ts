export { ReviewFilters } from './review-filters';
export type { ReviewFiltersProps } from './review-filters';
