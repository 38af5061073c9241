import { useCallback } from 'react';
import { withoutRefusals } from '../cart/guest-cart';
import { updateGuestCart } from '../cart/guest-cart-store';
import { useApp } from '../deps/app-context';
import { resetPrivateQueries } from '../session/private-queries';
import { broadcastSession } from '../session/session-channel';
import { refetchSession } from '../session/session-query';

/**
 * Runs after every sign-in: refetches the session and the data that depends on it, and notifies the other
 * tabs.
 */
export function useCompleteSignIn() {
  const app = useApp();
  return useCallback(async () => {
    await resetPrivateQueries(app.queryClient);
    // Another account's cart may accept what the previous one refused
    updateGuestCart(withoutRefusals);
    const session = await refetchSession(app);
    broadcastSession('signedIn');
    return session;
  }, [app]);
}
