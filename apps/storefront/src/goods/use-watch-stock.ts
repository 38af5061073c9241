import { useQueryClient } from '@tanstack/react-query';
import { guardChunk } from '../browser/chunk-guard';
import { useApp } from '../deps/app-context';
import { isSignedInOrUnknown } from '../session/session-query';
import { useSignIn } from '../session/sign-in-context';

const loadChange = guardChunk(() => import('./change-watched'));

/**
 * Has the shopper told when a sold-out SKU is back, or stops that. A guest is asked to sign in first, and it continues
 * afterwards.
 */
export function useWatchStock() {
  const app = useApp();
  const queryClient = useQueryClient();
  const { open: openSignIn } = useSignIn();
  return async (skuId: number, watch: boolean) => {
    if (!(await isSignedInOrUnknown(app))) return openSignIn({ type: 'watchStock', skuId });
    await Promise.all([loadChange(), app.messages.need('overlays')]).then(
      ([{ changeWatched }]) => changeWatched({ api: app.api, queryClient }, { skuId, watch }),
      () => {},
    );
  };
}
