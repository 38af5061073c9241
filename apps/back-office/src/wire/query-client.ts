import { QueryClient } from '@tanstack/react-query';

/** Failures are shown where the data would be, so nothing is tried again on its own, and nothing waits for a network. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      mutations: { networkMode: 'always' },
      queries: { networkMode: 'always', staleTime: 10_000, retry: false },
    },
  });
