'use client';
import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useState,
} from 'react';

// Loaded when it is first opened
const LoginOverlay = lazy(() => import('./login-overlay'));

type Ask = (then?: () => void) => void;
const SignInContext = createContext<Ask>(() => undefined);

/** Opens sign-in over the page; `then` runs when the shopper has signed in. */
export const useSignIn = () => useContext(SignInContext);

export function SignInProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<{ then?: () => void }>();
  const ask = useCallback<Ask>((then) => setAsked({ then }), []);
  const close = () => setAsked(undefined);
  const handleSignedIn = () => {
    close();
    asked?.then?.();
  };
  return (
    <SignInContext value={ask}>
      {children}
      {asked && (
        <Suspense>
          <LoginOverlay onSignedIn={handleSignedIn} onClose={close} />
        </Suspense>
      )}
    </SignInContext>
  );
}
