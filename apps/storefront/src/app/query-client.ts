import { isSessionInvalid } from '@vermilion/api-client';
import { QueryCache, QueryClient } from '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    /** `quiet`: the view itself says that it failed. */
    queryMeta: { quiet?: boolean };
  }
}

const quiet = { quiet: true };

/** The same client for loading ahead of a click: what fails there is nobody's concern yet. */
export const withQuietErrors = (queryClient: QueryClient): QueryClient =>
  new Proxy(queryClient, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      if (!/^(ensure|(pre)?fetch)/.test(String(name))) return value.bind(target);
      return (options: { meta?: object }) =>
        value.call(target, { ...options, meta: { ...options.meta, ...quiet } });
    },
  });

/**
 * Data of a page stay as they came for half a minute: the browser does not ask again at once. Without
 * a line a question fails at once, so that it can be said.
 */
export function createQueryClient(onError?: (error: Error, retry?: () => void) => void) {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) =>
        // what a page could not be loaded without, its error page tells
        query.meta?.quiet ||
        (query.getObserversCount() === 0 && !isSessionInvalid(error)) ||
        onError?.(error, () => void query.fetch().catch(() => {})),
    }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: 30_000,
        retry: false,
        refetchOnWindowFocus: false,
      },
    },
  });
}
