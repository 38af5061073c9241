import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import { useApp } from '../app/app-context';
import { reportError } from '../errors/report-error';
import { paths } from '../paths';
import { resetPrivateQueries } from './private-queries';
import { isProtected } from './protected-paths';
import { refetchSession, SESSION_KEY } from './session-query';
import { onSessionBroadcast } from './session-channel';

/**
 * Signing in or out in one tab is seen in the others: this one asks anew who is there. A page that
 * only its owner may see is left when the owner has left.
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
      queryClient.setQueryData(SESSION_KEY, { signedIn: false });
      await resetPrivateQueries(queryClient);
    };
    return onSessionBroadcast((change) => {
      (change === 'signedIn' ? signedIn() : signedOut()).catch(reportError);
    });
  }, [app, queryClient, navigate, pathname, home]);
}
