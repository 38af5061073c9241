import type { QueryClient } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { useHydrated } from '../shared/use-hydrated';
import type { AppDeps, Session } from '../app/deps';
import { useApp } from '../app/app-context';

type SessionDeps = Pick<AppDeps, 'queryClient' | 'readSession'>;

export const SESSION_KEY = ['session'] as const;

/** The session. Fetched once; sign-in and sign-out update it. */
export const sessionQuery = ({ readSession }: Pick<AppDeps, 'readSession'>) => ({
  queryKey: SESSION_KEY,
  queryFn: readSession,
  staleTime: Infinity,
  gcTime: Infinity,
});

/** Fetches the session again. Rejects when the server cannot be reached. */
export const refetchSession = (deps: SessionDeps) =>
  deps.queryClient.fetchQuery({ ...sessionQuery(deps), staleTime: 0 });

export const GUEST: Session = { signedIn: false };

/** Takes the visitor for a guest without asking the server. */
export const rememberGuest = (queryClient: QueryClient) =>
  queryClient.setQueryData(SESSION_KEY, GUEST);

/** Is the visitor signed in? Rejects when that cannot be found out. */
export const isSignedIn = async (deps: SessionDeps) =>
  (await deps.queryClient.ensureQueryData(sessionQuery(deps))).signedIn;

/**
 * The same for a call that is made next: when it cannot be found out, that call fails in the same way and tells
 * the visitor, so it is made.
 */
export const isSignedInOrUnknown = (deps: SessionDeps) => isSignedIn(deps).catch(() => true);

/** The visitor's session; a guest's until it is loaded. What hydrates late begins with what the server knew. */
export function useSession(): Session {
  const app = useApp();
  const current = useQuery(sessionQuery(app)).data ?? GUEST;
  return useHydrated() ? current : (app.servedSession ?? current);
}

/**
 * The same question for the visitor alone, beside the answer that a page shows to everybody. Enable it for who is
 * signed in.
 */
export const ownQuery = <Query extends { queryKey: readonly unknown[] }>(query: Query): Query => ({
  ...query,
  // a longer key of the same call, whose type only names the call and its arguments
  queryKey: [...query.queryKey, 'own'] as unknown as Query['queryKey'],
});
