import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApp } from '../app/app-context';
import { forgetPrivateQueries } from './private-queries';
import { sessionQuery } from './session-query';
import { tellTabs } from './tabs';

/**
 * What every sign-in ends with: answers that were a guest's are asked for anew, so is who is there,
 * and the other tabs hear of it.
 */
export function useEnter() {
  const app = useApp();
  const queryClient = useQueryClient();
  return useCallback(async () => {
    await forgetPrivateQueries(queryClient);
    const session = await queryClient.fetchQuery({ ...sessionQuery(app), staleTime: 0 });
    tellTabs('signedIn');
    return session;
  }, [app, queryClient]);
}
