export { ListSummary } from './list-summary';
export type { ListSummaryProps } from './list-summary';
