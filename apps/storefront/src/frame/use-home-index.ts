import type { HomeIndex } from '@vermilion/api-client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApp } from '../app/app-context';
import { readHomeCache, writeHomeCache } from '../data/home-cache';
import { homeIndexQuery } from './frame-queries';

/**
 * The home data. Cached in the browser for an hour, for later pages that come without it. The cache is read
 * after hydration, since the server has none.
 */
export function useHomeIndex(): HomeIndex | undefined {
  const app = useApp();
  const query = homeIndexQuery(app);
  const queryClient = useQueryClient();
  const { data } = useQuery(query);
  useEffect(() => {
    if (data) {
      writeHomeCache(data, app.locale);
      return;
    }
    const cachedHome = readHomeCache(app.locale);
    if (cachedHome) queryClient.setQueryData(query.queryKey, cachedHome);
    // the key is constant
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [data, queryClient]);
  return data;
}
