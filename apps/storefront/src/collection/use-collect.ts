import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '@vermilion/design-system/toast';
import { useCallback } from 'react';
import { guardChunk } from '../browser/chunk-guard';
import { useApp } from '../deps/app-context';
import { reportError } from '../errors/report-error';
import { isSignedInOrUnknown } from '../session/session-query';
import { useSignIn } from '../session/sign-in-context';
import type { Collectable } from './cached-marks';

const loadChange = guardChunk(() => import('./change-collected'));

/**
 * Collects goods or follows a shop, or reverts that. A guest is asked to sign in first, and it continues
 * afterwards. The code is loaded on the first press, since most visitors never press.
 */
export function useCollect() {
  const app = useApp();
  const { open: openSignIn } = useSignIn();
  const toast = useToast();
  const queryClient = useQueryClient();
  return useCallback(
    async (thing: Collectable, collect: boolean) => {
      if (!(await isSignedInOrUnknown(app))) return openSignIn({ type: 'collectOne', ...thing });
      try {
        const [{ changeCollected }] = await Promise.all([
          loadChange(),
          app.messages.need('overlays'),
        ]);
        await changeCollected({ api: app.api, queryClient, toast }, { thing, collect });
      } catch (error) {
        reportError(error);
      }
    },
    [app, queryClient, toast, openSignIn],
  );
}
