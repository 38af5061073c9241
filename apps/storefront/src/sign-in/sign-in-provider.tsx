import type { ReactNode } from 'react';
import { useCallback, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { guardChunk } from '../browser/chunk-guard';
import { useApp } from '../deps/app-context';
import { reportError } from '../errors/report-error';
import { paths } from '../page-params/paths';
import type { PendingAction } from '../session/pending-action';
import { savePendingAction, takePendingAction } from '../session/pending-action';
import { useSession } from '../session/session-query';
import type { SignIn } from '../session/sign-in-context';
import { SignInContext } from '../session/sign-in-context';
import { offerVisitorEntry } from '../session/visitor-offer';
import type LoginOverlay from './login-overlay';

const loadOverlay = guardChunk(() => import('./login-overlay'));

const buying: readonly PendingAction['type'][] = ['buyNow', 'checkout'];

/** State of the sign-in dialog, whose code is loaded when it is first opened. */
export function SignInProvider({ children }: { children: ReactNode }) {
  const { messages, queries, queryClient } = useApp();
  const [Overlay, setOverlay] = useState<typeof LoginOverlay>();
  const [open, setOpen] = useState(false);
  const [isCheckout, setCheckout] = useState(false);
  const onLoginPage = useLocation().pathname === paths.login();
  // Also when another tab signed in
  const { signedIn } = useSession();
  const close = useCallback(() => setOpen(false), []);
  const cancel = useCallback(() => {
    // Closing the dialog cancels the action
    takePendingAction();
    setOpen(false);
  }, []);
  const signIn = useMemo<SignIn>(() => {
    const ask = async (action?: PendingAction) => {
      if (action) {
        savePendingAction(action);
        offerVisitorEntry();
      }
      setCheckout(action !== undefined && buying.includes(action.type));
      setOpen(true);
      try {
        const [{ default: loaded }] = await Promise.all([
          loadOverlay(),
          messages.need('overlays'),
          // Whether the mall sells to guests decides what is asked first
          queryClient.prefetchQuery({ ...queries.loginMethodInfo(), meta: { quiet: true } }),
        ]);
        setOverlay(() => loaded);
      } catch (error) {
        setOpen(false);
        reportError(error, () => void ask(action));
      }
    };
    return { open: (action) => void ask(action) };
  }, [messages, queries, queryClient]);
  return (
    <SignInContext value={signIn}>
      {children}
      {open && Overlay && !signedIn && !onLoginPage && (
        <Overlay isCheckout={isCheckout} onSignedIn={close} onClose={cancel} />
      )}
    </SignInContext>
  );
}
