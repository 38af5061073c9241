import { useToast } from '@vermilion/design-system/toast';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { guardChunk } from '../browser/chunk-guard';
import { useApp } from '../deps/app-context';
import { reportError } from '../errors/report-error';
import { isSignedInOrUnknown } from '../session/session-query';
import { useSignIn } from '../session/sign-in-context';

const loadClaim = guardChunk(() => import('./claim'));

/**
 * Claims a coupon; guests are asked to sign in first, and it continues afterwards. The code is loaded on the
 * first press, since most visitors claim none.
 */
export function useClaimCoupon() {
  const app = useApp();
  const intl = useIntl();
  const toast = useToast();
  const { open: openSignIn } = useSignIn();
  return useCallback(
    async (couponId: number) => {
      if (!(await isSignedInOrUnknown(app))) return openSignIn({ type: 'claimCoupon', couponId });
      try {
        const [{ claimCoupon }] = await Promise.all([loadClaim(), app.messages.need('overlays')]);
        await claimCoupon({ app, intl, toast }, couponId);
      } catch (error) {
        reportError(error);
      }
    },
    [app, intl, toast, openSignIn],
  );
}
