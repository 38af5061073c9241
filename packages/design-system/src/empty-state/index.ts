export { EmptyState, emptyStateSizes } from './empty-state';
export type { EmptyStateProps } from './empty-state';
