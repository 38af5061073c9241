import type { QueryClient } from '@tanstack/react-query';

/**
 * Treats the data of a page as new if the browser has just requested the page, however long the server has
 * cached it: the server confirmed it then. On back/forward, where the browser sends no request, the data
 * keeps its age.
 */
export function markAsFresh(queryClient: QueryClient): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type === 'back_forward') return;
  for (const query of queryClient.getQueryCache().getAll())
    if (query.state.status === 'success') query.setState({ dataUpdatedAt: performance.timeOrigin });
}
