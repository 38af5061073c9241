import type { OperatorScope } from '@vermilion/api-client/operator';
import { createContext, use } from 'react';
import type { OpenSession } from './session';

export interface SessionActions {
  session: OpenSession;
  /** Leaves the place, to choose another one. */
  leave: () => Promise<void>;
  signOut: () => Promise<void>;
}

export const SessionContext = createContext<SessionActions | undefined>(undefined);

/** The session of whoever works here; below the gate, there is one. */
export function useSession(): SessionActions {
  const actions = use(SessionContext);
  if (!actions) throw new Error('useSession needs a SessionContext around it.');
  return actions;
}

/** Whether the roles of whoever works here include a scope. */
export const useScope = (scope: OperatorScope) => useSession().session.scopes.includes(scope);
