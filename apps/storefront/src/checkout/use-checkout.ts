import { isSessionInvalid } from '@vermilion/api-client';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApp } from '../app/app-context';
import { reportError } from '../errors/report-error';
import { paths } from '../paths';
import { guardChunk } from '../routing/chunk-guard';
import type { PendingAction } from '../session/pending-action';
import { savePendingAction } from '../session/pending-action';
import { useSession } from '../session/session-query';
import { useSignIn } from '../session/sign-in-context';

const loadStartOrder = guardChunk(() => import('./start-order'));

/** Starts an order for a signed-in shopper and leads to its confirmation. */
export function useStartCheckout() {
  const { api } = useApp();
  const navigate = useNavigate();
  return useCallback(
    async function carryOut(action: PendingAction): Promise<void> {
      try {
        const { startOrder } = await loadStartOrder();
        await navigate(paths.confirm(await startOrder(api, action)));
      } catch (error) {
        // carried out after signing in again
        if (isSessionInvalid(error)) savePendingAction(action);
        reportError(error, () => void carryOut(action));
      }
    },
    [api, navigate],
  );
}

/** Starts an order; guests are asked to sign in first, and go on from there. */
export function useCheckout() {
  const { signedIn } = useSession();
  const { open: openSignIn } = useSignIn();
  const carryOut = useStartCheckout();
  return useCallback(
    async (action: PendingAction) => (signedIn ? carryOut(action) : openSignIn(action)),
    [signedIn, carryOut, openSignIn],
  );
}
