export { Recommended } from './recommended';
export type { RecommendedProps } from './recommended';
