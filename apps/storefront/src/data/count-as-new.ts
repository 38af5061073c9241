import type { QueryClient } from '@tanstack/react-query';

/**
 * What a page came with counts as new when the browser has asked for the page, however long the server had kept it:
 * the server vouched for it then. On the way back, where the browser has not asked, it is as old as it is.
 */
export function countAsNew(queryClient: QueryClient): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type === 'back_forward') return;
  for (const query of queryClient.getQueryCache().getAll())
    if (query.state.status === 'success') query.setState({ dataUpdatedAt: performance.timeOrigin });
}
