import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useApp } from '../app/app-context';
import { paths } from '../paths';
import { clearStorage } from './clear-storage';
import { isProtected } from './protected-paths';
import { removeUnusedPrivateQueries } from './private-queries';
import { SESSION_KEY } from './session-query';
import { useSignIn } from './sign-in-context';
import { broadcastSession } from './session-channel';

/**
 * What happens when the server no longer knows the session: the path is remembered, everything of
 * the person leaves the browser, and sign-in is asked for. Answers whether to say so: on the home
 * page nothing is said.
 */
export function useSessionLost() {
  const { saveReturnPath } = useApp();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { open: openSignIn } = useSignIn();
  return useCallback(() => {
    saveReturnPath(pathname + search);
    queryClient.setQueryData(SESSION_KEY, { signedIn: false });
    removeUnusedPrivateQueries(queryClient);
    clearStorage();
    broadcastSession('signedOut');
    if (pathname === paths.home()) return false;
    if (isProtected(pathname)) void navigate(paths.login());
    else if (pathname !== paths.login()) openSignIn();
    return true;
  }, [saveReturnPath, pathname, search, queryClient, navigate, openSignIn]);
}
