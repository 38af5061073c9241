import { useEffect, useRef } from 'react';
import { useCollectSkus } from '../cart/use-collect';
import { useMergeGuestCart } from '../cart/use-merge-guest-cart';
import { useStartCheckout } from '../checkout/use-checkout';
import { useCollect } from '../collection/use-collect';
import { useClaimCoupon } from '../coupon/use-claim-coupon';
import { reportError } from '../errors/report-error';
import { useWatchStock } from '../goods/use-watch-stock';
import { savePendingAction, takePendingAction } from '../session/pending-action';

/**
 * Runs after sign-in, and after the reload of a registration: merges the browser's cart into the account's,
 * then resumes the pending action. If the cart could not be merged completely, checkout does not start, so
 * that the shopper sees the cart first. After a lost connection it continues once online.
 */
export function Resume() {
  const join = useMergeGuestCart();
  const startCheckout = useStartCheckout();
  const collect = useCollectSkus();
  const collectOne = useCollect();
  const claim = useClaimCoupon();
  const watchStock = useWatchStock();
  const mergeAgain = useRef(async () => {});
  const resume = useRef(async () => {});
  useEffect(() => {
    mergeAgain.current = () => join().then(undefined, reportError);
    resume.current = async () => {
      const action = takePendingAction();
      try {
        const complete = await join();
        if (action?.type === 'collect') await collect(action.skuIds);
        else if (action?.type === 'collectOne') await collectOne(action, true);
        else if (action?.type === 'claimCoupon') await claim(action.couponId);
        else if (action?.type === 'watchStock') await watchStock(action.skuId, true);
        else if (action && (complete || action.type === 'buyNow')) await startCheckout(action);
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
