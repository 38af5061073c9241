import { useCallback } from 'react';
import { useHref } from 'react-router-dom';
import { useApp } from '../deps/app-context';
import { reportError } from '../errors/report-error';
import { paths } from '../page-params/paths';
import { clearDrafts, clearStorage } from './clear-storage';
import { saveNotice } from './flash';
import { broadcastSession } from './session-channel';

/**
 * Signs out on the server, clears the browser's storage, and loads the home page as a new document, so that
 * no personal data stays in memory.
 */
export function useSignOut() {
  const { api } = useApp();
  const home = useHref(paths.home());
  return useCallback(
    async function signOut(): Promise<void> {
      try {
        await api.logout();
      } catch (error) {
        reportError(error, () => void signOut());
        return;
      }
      clearStorage();
      clearDrafts();
      saveNotice('signedOut');
      broadcastSession('signedOut');
      window.location.assign(home);
    },
    [api, home],
  );
}
