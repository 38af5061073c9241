import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useApp } from '../deps/app-context';
import { paths } from '../page-params/paths';
import { clearStorage } from './clear-storage';
import { removeUnusedPrivateQueries } from './private-queries';
import { isProtected } from './protected-paths';
import { broadcastSession } from './session-channel';
import { rememberGuest } from './session-query';
import { useSignIn } from './sign-in-context';

/**
 * Handles an expired session: stores the return path, removes personal data from the browser and opens
 * sign-in. Returns whether to show a message: not on the home page.
 */
export function useSessionLost() {
  const { saveReturnPath } = useApp();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { open: openSignIn } = useSignIn();
  return useCallback(() => {
    saveReturnPath(pathname + search);
    rememberGuest(queryClient);
    removeUnusedPrivateQueries(queryClient);
    clearStorage();
    broadcastSession('expired');
    if (pathname === paths.home()) return false;
    if (isProtected(pathname)) void navigate(paths.login());
    else if (pathname !== paths.login()) openSignIn();
    return true;
  }, [saveReturnPath, pathname, search, queryClient, navigate, openSignIn]);
}
