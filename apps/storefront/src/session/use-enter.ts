import { useCallback } from 'react';
import { useApp } from '../app/app-context';
import { offeredAnew } from '../cart/guest-cart';
import { updateGuestCart } from '../cart/guest-cart-store';
import { forgetPrivateQueries } from './private-queries';
import { askSession } from './session-query';
import { tellTabs } from './tabs';

/**
 * What every sign-in ends with: answers that were a guest's are asked for anew, so is who is there,
 * and the other tabs hear of it.
 */
export function useEnter() {
  const app = useApp();
  return useCallback(async () => {
    await forgetPrivateQueries(app.queryClient);
    // what one account's cart did not take, this one's may
    updateGuestCart(offeredAnew);
    const session = await askSession(app);
    tellTabs('signedIn');
    return session;
  }, [app]);
}
