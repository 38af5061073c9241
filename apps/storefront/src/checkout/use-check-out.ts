import { isSessionInvalid } from '@vermilion/api-client';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApp } from '../app/app-context';
import { reportError } from '../errors/report-error';
import { paths } from '../paths';
import { guarded } from '../routing/chunk-guard';
import type { PendingAction } from '../session/pending-action';
import { keepAction } from '../session/pending-action';
import { useSession } from '../session/session-query';
import { useSignIn } from '../session/sign-in-context';

const loadStartOrder = guarded(() => import('./start-order'));

/** Starts an order for a signed-in shopper and leads to its confirmation. */
export function useCarryOut() {
  const { api } = useApp();
  const navigate = useNavigate();
  return useCallback(
    async function carryOut(action: PendingAction): Promise<void> {
      try {
        const { startOrder } = await loadStartOrder();
        await navigate(paths.confirm(await startOrder(api, action)));
      } catch (error) {
        // carried out after signing in again
        if (isSessionInvalid(error)) keepAction(action);
        reportError(error, () => void carryOut(action));
      }
    },
    [api, navigate],
  );
}

/** Starts an order; guests are asked to sign in first, and go on from there. */
export function useCheckOut() {
  const { signedIn } = useSession();
  const { ask } = useSignIn();
  const carryOut = useCarryOut();
  return useCallback(
    async (action: PendingAction) => (signedIn ? carryOut(action) : ask(action)),
    [signedIn, carryOut, ask],
  );
}
