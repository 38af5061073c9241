import { isSessionInvalid } from '@vermilion/api-client';
import { startOrder } from '@vermilion/mall-data/checkout';
import { useCallback } from 'react';
import { useApp } from '../deps/app-context';
import { apiErrorOf } from '../errors/error-message';
import { ignoreFailure, useAction } from '../errors/use-action';
import { paths } from '../page-params/paths';
import { useAsyncNavigate } from '../routing/page-router-context';
import { savePendingAction } from '../session/pending-action';
import { isSignedInOrUnknown } from '../session/session-query';
import { useSignIn } from '../session/sign-in-context';
import type { CheckoutAction } from './checkout-action';

/** Starts an order for a signed-in shopper and navigates to its confirmation page. */
export function useStartCheckout() {
  const { api } = useApp();
  const navigate = useAsyncNavigate();
  const start = useAction({
    mutationFn: (action: CheckoutAction) => startOrder(api, action),
    onSuccess: (preOrderNo) => navigate(paths.confirm(preOrderNo)),
    onError(error, action) {
      // Resumed after signing in again
      if (isSessionInvalid(apiErrorOf(error))) savePendingAction(action);
    },
    meta: { canRetry: true },
  });
  return useCallback(
    async (action: CheckoutAction) => void (await start(action).catch(ignoreFailure)),
    [start],
  );
}

/** Starts an order; guests are asked to sign in first, and then continue. */
export function useCheckout() {
  const app = useApp();
  const { open: openSignIn } = useSignIn();
  const startCheckout = useStartCheckout();
  return useCallback(
    async (action: CheckoutAction) =>
      (await isSignedInOrUnknown(app)) ? startCheckout(action) : openSignIn(action),
    [app, startCheckout, openSignIn],
  );
}
