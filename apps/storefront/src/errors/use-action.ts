import { MutationCache, QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { UseMutationOptions } from '@tanstack/react-query';
import { isSessionInvalid } from '@vermilion/api-client';
import { useIntl } from 'react-intl';
import { useApp } from '../app/app-context';
import { apiErrorOf } from './error-message';
import { reasonMessage } from './reason-messages';
import { reportError } from './report-error';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The component that started the action shows its failure. */
      shownByView?: boolean;
      /** The same may safely be sent again, which the message offers where the mall was not reached. */
      canRetry?: boolean;
    };
  }
}

const clients = new WeakMap<QueryClient, QueryClient>();

/**
 * The client for writes. Its `onError` is the one place where a failed write becomes a message. It is not
 * the client of the queries, so that the first page does not load the code for mutations.
 */
function mutationClientOf(queryClient: QueryClient): QueryClient {
  const known = clients.get(queryClient);
  if (known) return known;
  const mutationCache = new MutationCache({
    onError(error, variables, _result, mutation) {
      const { shownByView, canRetry } = mutation.meta ?? {};
      // a session that has ended is more than a component can show
      if (shownByView && !isSessionInvalid(apiErrorOf(error))) return;
      const retry = () => void mutation.execute(variables).catch(() => {});
      reportError(error, canRetry ? retry : undefined);
    },
  });
  const client = new QueryClient({
    queryCache: queryClient.getQueryCache(),
    mutationCache,
    // offline, an action fails at once instead of waiting unseen
    defaultOptions: { mutations: { networkMode: 'always' } },
  });
  clients.set(queryClient, client);
  return client;
}

export interface ActionOptions<Data, Variables> extends UseMutationOptions<Data, Error, Variables> {
  mutationFn: (variables: Variables) => Promise<Data>;
  /** Undefined, as without it: an error with a message in the visitor's language. */
  toError?: (error: unknown, variables: Variables) => Error | undefined;
}

/**
 * A write as a function for a component's callback. Its promise rejects when the write has failed; unless
 * the view shows that itself, a message has told the visitor by then.
 */
export function useAction<Data = unknown, Variables = void>({
  mutationFn,
  toError,
  ...options
}: ActionOptions<Data, Variables>) {
  const intl = useIntl();
  const { locale } = useApp();
  const inWords = (error: unknown) =>
    new Error(reasonMessage(error, intl, locale), { cause: error });
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

/** For callbacks whose component waits for the end, whatever it is: the failure has been shown. */
export const ignoreFailure = () => {};
