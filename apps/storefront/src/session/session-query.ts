import type { QueryClient } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { useHydrated } from '../browser/use-hydrated';
import { useApp } from '../deps/app-context';
import type { AppDeps, Session } from '../deps/deps';

type SessionDeps = Pick<AppDeps, 'queryClient' | 'readSession'>;

export const SESSION_KEY = ['session'] as const;

/** The session. Fetched once; sign-in and sign-out update it. */
export const sessionQuery = ({ readSession }: Pick<AppDeps, 'readSession'>) => ({
  queryKey: SESSION_KEY,
  queryFn: readSession,
  staleTime: Infinity,
  gcTime: Infinity,
});

/** Refetches the session. Rejects when the server cannot be reached. */
export const refetchSession = (deps: SessionDeps) =>
  deps.queryClient.fetchQuery({ ...sessionQuery(deps), staleTime: 0 });

export const GUEST: Session = { signedIn: false };

/** Sets the session to a guest's without asking the server. */
export const rememberGuest = (queryClient: QueryClient) =>
  queryClient.setQueryData(SESSION_KEY, GUEST);

/** Whether the visitor is signed in. Rejects when that is unknown. */
export const isSignedIn = async (deps: SessionDeps) =>
  (await deps.queryClient.ensureQueryData(sessionQuery(deps))).signedIn;

/**
 * The same before another call: when it is unknown, that call will fail in the same way and show the failure,
 * so it can proceed.
 */
export const isSignedInOrUnknown = (deps: SessionDeps) => isSignedIn(deps).catch(() => true);

/**
 * The visitor's session; a guest's until it is loaded. Parts that hydrate late start with what the server
 * knew.
 */
export function useSession(): Session {
  const app = useApp();
  const current = useQuery(sessionQuery(app)).data ?? GUEST;
  return useHydrated() ? current : (app.servedSession ?? current);
}

/**
 * The query's variant for the current visitor, separate from the public data of a page. Enable it only when
 * signed in.
 */
export const ownQuery = <Query extends { queryKey: readonly unknown[] }>(query: Query): Query => ({
  ...query,
  // A longer key for the same call, whose type only describes the call and its arguments
  queryKey: [...query.queryKey, 'own'] as unknown as Query['queryKey'],
});
