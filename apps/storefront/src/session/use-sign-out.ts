import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApp } from '../app/app-context';
import { reportError } from '../errors/report-error';
import { cartCountQuery } from '../frame/frame-queries';
import { paths } from '../paths';
import { clearStorage } from './clear-storage';
import { forgetPrivateQueries } from './private-queries';
import { SESSION_KEY } from './session-query';

/** Signs out: the server first, then everything of the person in this browser, then home. */
export function useSignOut() {
  const app = useApp();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useCallback(async () => {
    try {
      await app.api.logout();
    } catch (error) {
      reportError(error);
      return;
    }
    await navigate(paths.home());
    queryClient.setQueryData(SESSION_KEY, { signedIn: false });
    queryClient.setQueryData(cartCountQuery(app).queryKey, { count: 0 });
    await forgetPrivateQueries(queryClient);
    clearStorage(window.localStorage);
  }, [app, navigate, queryClient]);
}
