import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isSessionInvalid } from '@vermilion/api-client';

declare module '@tanstack/react-query' {
  interface Register {
    /** `quiet`: the view shows the failure itself. */
    queryMeta: { quiet?: boolean };
    mutationMeta: {
      /** The component that started the write shows its failure. */
      shownByView?: boolean;
      /** The request can safely be repeated; the message offers a retry after a network error. */
      canRetry?: boolean;
    };
  }
}

const quiet = { quiet: true };

/** The same client for prefetching: its failures are not reported. */
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

/** The end of a session, which no component handles; the cause of an error with a message for the visitor counts. */
const endsSession = (error: Error) => isSessionInvalid(error) || isSessionInvalid(error.cause);

/**
 * The only place where failed reads and writes become messages. Data is fresh for half a minute, so that the
 * browser does not refetch right after hydration. Offline, a query or write fails at once, so that the failure can
 * be shown.
 */
export function createQueryClient(onError?: (error: Error, retry?: () => void) => void) {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) =>
        // A query without observers belongs to a loader, whose failure is shown by the error page
        query.meta?.quiet ||
        (query.getObserversCount() === 0 && !isSessionInvalid(error)) ||
        onError?.(error, () => void query.fetch().catch(() => {})),
    }),
    mutationCache: new MutationCache({
      onError(error, variables, _result, mutation) {
        const { shownByView, canRetry } = mutation.meta ?? {};
        if (shownByView && !endsSession(error)) return;
        const retry = () => void mutation.execute(variables).catch(() => {});
        onError?.(error, canRetry ? retry : undefined);
      },
    }),
    defaultOptions: {
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        staleTime: 30_000,
        retry: false,
        refetchOnWindowFocus: false,
      },
    },
  });
}
