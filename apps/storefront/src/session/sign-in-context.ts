import { createContext, use } from 'react';
import type { PendingAction } from './pending-action';

export interface SignIn {
  /** Opens sign-in over the page. The action, if any, is carried out afterwards. */
  open(action?: PendingAction): void;
}

export const SignInContext = createContext<SignIn | undefined>(undefined);

/** Sign-in over the page. */
export function useSignIn(): SignIn {
  const signIn = use(SignInContext);
  if (!signIn) throw new Error('useSignIn needs a SignInProvider around it.');
  return signIn;
}
