import { createContext, use } from 'react';
import type { PendingAction } from './pending-action';

export interface SignIn {
  /** Opens the sign-in dialog. The action, if any, is resumed afterwards. */
  open(action?: PendingAction): void;
}

export const SignInContext = createContext<SignIn | undefined>(undefined);

/** Opens and closes the sign-in dialog. */
export function useSignIn(): SignIn {
  const signIn = use(SignInContext);
  if (!signIn) throw new Error('useSignIn needs a SignInProvider around it.');
  return signIn;
}
