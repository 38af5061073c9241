import { MutationCache, QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { UseMutationOptions } from '@tanstack/react-query';
import { isSessionInvalid } from '@vermilion/api-client';
import { ShopperError } from '@vermilion/mall-components/error';
import { useIntl } from 'react-intl';
import { useApp } from '../deps/app-context';
import { apiErrorOf } from './error-message';
import { reasonMessage } from './reason-messages';
import { reportError } from './report-error';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The component that started the action shows its failure. */
      shownByView?: boolean;
      /** The request can safely be repeated; the message offers a retry after a network error. */
      canRetry?: boolean;
    };
  }
}

const clients = new WeakMap<QueryClient, QueryClient>();

/**
 * The client for writes. Its `onError` is the only place where a failed write becomes a message. It is
 * separate from the client for queries, so that the initial JavaScript does not include mutations.
 */
function mutationClientOf(queryClient: QueryClient): QueryClient {
  const known = clients.get(queryClient);
  if (known) return known;
  const mutationCache = new MutationCache({
    onError(error, variables, _result, mutation) {
      const { shownByView, canRetry } = mutation.meta ?? {};
      // No component can handle the end of a session
      if (shownByView && !isSessionInvalid(apiErrorOf(error))) return;
      const retry = () => void mutation.execute(variables).catch(() => {});
      reportError(error, canRetry ? retry : undefined);
    },
  });
  const client = new QueryClient({
    queryCache: queryClient.getQueryCache(),
    mutationCache,
    // Offline, an action fails at once instead of pausing silently
    defaultOptions: { mutations: { networkMode: 'always' } },
  });
  clients.set(queryClient, client);
  return client;
}

export interface ActionOptions<Data, Variables> extends UseMutationOptions<Data, Error, Variables> {
  mutationFn: (variables: Variables) => Promise<Data>;
  /** Returns an error with a message in the visitor's language, or undefined to keep the original. */
  toError?: (error: unknown, variables: Variables) => Error | undefined;
}

/**
 * A write as a callback for components. Its promise rejects when the write fails; unless the view shows
 * failures itself, a message has been shown by then.
 */
export function useAction<Data = unknown, Variables = void>({
  mutationFn,
  toError,
  ...options
}: ActionOptions<Data, Variables>) {
  const intl = useIntl();
  const { locale } = useApp();
  const inWords = (error: unknown) =>
    new ShopperError(reasonMessage(error, intl, locale), { cause: error });
  const mutation = useMutation(
    {
      ...options,
      async mutationFn(variables) {
        try {
          return await mutationFn(variables);
        } catch (error) {
          throw toError?.(error, variables) ?? inWords(error);
        }
      },
    },
    mutationClientOf(useQueryClient()),
  );
  return mutation.mutateAsync;
}

/** For callbacks that only need to know when the action has ended: its failure has been shown. */
export const ignoreFailure = () => {};
