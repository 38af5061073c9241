import type { ReactNode } from 'react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../paths';
import { guarded } from '../routing/chunk-guard';
import { keepAction } from './pending-action';
import type { SignIn } from './sign-in-context';
import { SignInContext } from './sign-in-context';
import { useResume } from './use-resume';

const LoginOverlay = lazy(guarded(() => import('./login-overlay')));

/** Holds whether sign-in stands over the page; its code comes when it is first asked for. */
export function SignInProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const onLoginPage = useLocation().pathname === paths.login();
  useResume();
  const signIn = useMemo<SignIn>(
    () => ({
      ask(action) {
        if (action) keepAction(window.sessionStorage, action);
        setOpen(true);
      },
    }),
    [],
  );
  return (
    <SignInContext value={signIn}>
      {children}
      {open && !onLoginPage && (
        <Suspense fallback={null}>
          <LoginOverlay onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </SignInContext>
  );
}
