import type { QueryClient } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import type { AppDeps, Session } from '../app/deps';
import { useApp } from '../app/app-context';

export const SESSION_KEY = ['session'] as const;

/** The session. Fetched once; sign-in and sign-out update it. */
export const sessionQuery = ({ readSession }: Pick<AppDeps, 'readSession'>) => ({
  queryKey: SESSION_KEY,
  queryFn: readSession,
  staleTime: Infinity,
  gcTime: Infinity,
});

/** Fetches the session again. Rejects when the server cannot be reached. */
export const refetchSession = (deps: Pick<AppDeps, 'queryClient' | 'readSession'>) =>
  deps.queryClient.fetchQuery({ ...sessionQuery(deps), staleTime: 0 });

const GUEST: Session = { signedIn: false };

/** Takes the visitor for a guest without asking the server. */
export const rememberGuest = (queryClient: QueryClient) =>
  queryClient.setQueryData(SESSION_KEY, GUEST);

/**
 * Whether the visitor is signed in, for something that waits for it. When that cannot be found out, the call
 * that follows fails in the same way and tells the visitor: it is made.
 */
export const isSignedInOrUnknown = (deps: Pick<AppDeps, 'queryClient' | 'readSession'>) =>
  deps.queryClient.ensureQueryData(sessionQuery(deps)).then(
    ({ signedIn }) => signedIn,
    () => true,
  );

/** The visitor's session; a guest's until it is loaded. */
export function useSession(): Session {
  return useQuery(sessionQuery(useApp())).data ?? GUEST;
}
