import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useHref, useLocation, useNavigate } from '../routing/router';
import { useApp } from '../app/app-context';
import { reportError } from '../errors/report-error';
import { paths } from '../paths';
import { resetPrivateQueries } from './private-queries';
import { isProtected } from './protected-paths';
import { refetchSession, rememberGuest } from './session-query';
import { onSessionBroadcast } from './session-channel';

/**
 * Follows sign-in and sign-out in other tabs: the session is fetched again, and protected pages are left
 * after a sign-out.
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
        await navigate(app.takeReturnPath() ?? paths.home(), { replace: true });
    };
    const signedOut = async () => {
      if (isProtected(pathname)) return window.location.assign(home);
      rememberGuest(queryClient);
      await resetPrivateQueries(queryClient);
    };
    return onSessionBroadcast((change) => {
      (change === 'signedIn' ? signedIn() : signedOut()).catch(reportError);
    });
  }, [app, queryClient, navigate, pathname, home]);
}
