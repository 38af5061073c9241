import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import { onPageReturn } from '../browser/page-return';
import { useApp } from '../deps/app-context';
import type { Session } from '../deps/deps';
import { reportError } from '../errors/report-error';
import { paths } from '../page-params/paths';
import { clearDrafts } from '../session/clear-storage';
import {
  refreshPrivateQueries,
  removeUnusedPrivateQueries,
  resetPrivateQueries,
} from '../session/private-queries';
import { isProtected } from '../session/protected-paths';
import { onSessionBroadcast, type SessionChange } from '../session/session-channel';
import { mayBeSignedIn } from '../session/session-hint';
import { refetchSession, rememberGuest, SESSION_KEY } from '../session/session-query';

/**
 * Follows sign-in and sign-out in other tabs, and changes made while this page was in the back/forward cache:
 * refetches the session, and leaves protected pages after a sign-out.
 */
export function useSessionSync() {
  const app = useApp();
  const queryClient = useQueryClient();
  const { pathname } = useLocation();
  const home = useHref(paths.home());
  const navigate = useNavigate();
  useEffect(() => {
    const signedIn = async () => {
      await resetPrivateQueries(queryClient);
      await refetchSession(app);
      if (pathname === paths.login())
        void navigate(app.takeReturnPath() ?? paths.home(), { replace: true });
    };
    const signedOut = async () => {
      if (isProtected(pathname)) return window.location.assign(home);
      rememberGuest(queryClient);
      await resetPrivateQueries(queryClient);
    };
    // Nothing is taken from the display: what is typed here is sent after signing in, here or there
    const expired = async () => {
      rememberGuest(queryClient);
      removeUnusedPrivateQueries(queryClient);
    };
    const changes = { signedIn, signedOut, expired };
    const follow = (change: SessionChange) => void changes[change]().catch(reportError);
    const hear = (change: SessionChange) => {
      if (change === 'signedOut') clearDrafts();
      follow(change);
    };
    // The visitor may have signed in or out, or changed the cart, on another page
    const catchUp = async () => {
      const before = queryClient.getQueryData<Session>(SESSION_KEY)?.signedIn ?? false;
      const now = mayBeSignedIn();
      if (now !== before) return follow(now ? 'signedIn' : 'signedOut');
      if (!now) return;
      removeUnusedPrivateQueries(queryClient);
      await refetchSession(app);
      await refreshPrivateQueries(queryClient);
    };
    const stopListening = onSessionBroadcast(hear);
    const stopWaiting = onPageReturn(() => void catchUp().catch(reportError));
    return () => {
      stopListening();
      stopWaiting();
    };
  }, [app, queryClient, navigate, pathname, home]);
}
