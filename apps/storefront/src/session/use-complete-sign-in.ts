import { useCallback } from 'react';
import { useApp } from '../app/app-context';
import { withoutRefusals } from '../cart/guest-cart';
import { updateGuestCart } from '../cart/guest-cart-store';
import { resetPrivateQueries } from './private-queries';
import { refetchSession } from './session-query';
import { broadcastSession } from './session-channel';

/**
 * What every sign-in ends with: answers that were a guest's are asked for anew, so is who is there,
 * and the other tabs hear of it.
 */
export function useCompleteSignIn() {
  const app = useApp();
  return useCallback(async () => {
    await resetPrivateQueries(app.queryClient);
    // what one account's cart did not take, this one's may
    updateGuestCart(withoutRefusals);
    const session = await refetchSession(app);
    broadcastSession('signedIn');
    return session;
  }, [app]);
}
