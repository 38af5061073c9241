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

/** The visitor's session; a guest's until it is loaded. */
export function useSession(): Session {
  return useQuery(sessionQuery(useApp())).data ?? GUEST;
}
