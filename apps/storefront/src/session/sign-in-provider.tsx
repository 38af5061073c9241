import type { ReactNode } from 'react';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useApp } from '../app/app-context';
import { paths } from '../paths';
import { guarded } from '../routing/chunk-guard';
import { keepAction, takeAction } from './pending-action';
import type { SignIn } from './sign-in-context';
import { useSession } from './session-query';
import { SignInContext } from './sign-in-context';
import { markTourist } from './tourist';

const loadOverlay = guarded(() => import('./login-overlay'));

/** Holds whether sign-in stands over the page; its code comes when it is first asked for. */
export function SignInProvider({ children }: { children: ReactNode }) {
  const { messages } = useApp();
  const [LoginOverlay] = useState(() =>
    lazy(async () => {
      const [overlay] = await Promise.all([loadOverlay(), messages.complete()]);
      return overlay;
    }),
  );
  const [open, setOpen] = useState(false);
  const onLoginPage = useLocation().pathname === paths.login();
  // also when it was another tab that signed in
  const { signedIn } = useSession();
  const close = useCallback(() => setOpen(false), []);
  const cancel = useCallback(() => {
    // whoever does not sign in does not want the action any more
    takeAction();
    setOpen(false);
  }, []);
  const signIn = useMemo<SignIn>(
    () => ({
      ask(action) {
        if (action) {
          keepAction(action);
          markTourist();
        }
        setOpen(true);
      },
    }),
    [],
  );
  return (
    <SignInContext value={signIn}>
      {children}
      {open && !signedIn && !onLoginPage && (
        <Suspense fallback={null}>
          <LoginOverlay onSignedIn={close} onClose={cancel} />
        </Suspense>
      )}
    </SignInContext>
  );
}
