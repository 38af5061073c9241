import { useEffect, useRef } from 'react';
import { useMergeGuestCart } from '../cart/use-merge-guest-cart';
import { useStartCheckout } from '../checkout/use-checkout';
import { reportError } from '../errors/report-error';
import { savePendingAction, takePendingAction } from './pending-action';

/**
 * What follows sign-in, also over the reload after a registration: the browser's cart joins the
 * account's, then the action that had asked for sign-in is carried out. When not all of the cart
 * fitted, its owner sees it before it is ordered. What the connection cut short is done when it is back.
 */
export function Resume() {
  const join = useMergeGuestCart();
  const startCheckout = useStartCheckout();
  const mergeAgain = useRef(async () => {});
  const resume = useRef(async () => {});
  useEffect(() => {
    mergeAgain.current = () => join().then(undefined, reportError);
    resume.current = async () => {
      const action = takePendingAction();
      try {
        const complete = await join();
        if (action && (complete || action.type === 'buyNow')) await startCheckout(action);
      } catch (error) {
        if (action) savePendingAction(action);
        reportError(error, () => void resume.current());
      }
    };
  });
  useEffect(() => {
    void resume.current();
    const online = () => void mergeAgain.current();
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, []);
  return null;
}
