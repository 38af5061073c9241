import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApp } from '../deps/app-context';
import { homeIndexQuery } from './frame-queries';
import { readHomeCache, writeHomeCache } from './home-cache';

/**
 * Caches the home data in the browser for later pages that come without them. The cache is read after
 * hydration, since the server has none.
 */
export function useHomeCache(): void {
  const app = useApp();
  const { data, dataUpdatedAt } = useQuery(homeIndexQuery(app));
  useEffect(() => {
    if (data) return writeHomeCache({ value: data, updatedAt: dataUpdatedAt }, app.locale);
    const cached = readHomeCache(app.locale);
    if (cached) app.queryClient.setQueryData(homeIndexQuery(app).queryKey, cached.value, cached);
  }, [app, data, dataUpdatedAt]);
}
