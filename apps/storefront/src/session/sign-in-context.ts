import { createContext, use } from 'react';
import type { PendingAction } from './pending-action';

export interface SignIn {
  /** Opens the sign-in overlay. The action, if any, is carried out afterwards. */
  open(action?: PendingAction): void;
}

export const SignInContext = createContext<SignIn | undefined>(undefined);

/** Access to the sign-in overlay. */
export function useSignIn(): SignIn {
  const signIn = use(SignInContext);
  if (!signIn) throw new Error('useSignIn needs a SignInProvider around it.');
  return signIn;
}
