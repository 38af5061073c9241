import { useEffect, useRef } from 'react';
import { useJoinCart } from '../cart/use-join-cart';
import { useCarryOut } from '../checkout/use-check-out';
import { takeAction } from './pending-action';
import { useSession } from './session-query';

/**
 * What follows sign-in, also over the reload after a registration: the browser's cart joins the
 * account's, then the action that had asked for sign-in is carried out. When not all of the cart
 * fitted, its owner sees it before it is ordered.
 */
export function useResume() {
  const { signedIn } = useSession();
  const join = useJoinCart();
  const carryOut = useCarryOut();
  const resume = useRef(async () => {});
  useEffect(() => {
    resume.current = async () => {
      const action = takeAction(window.sessionStorage);
      const complete = await join();
      if (action && (complete || action.type === 'buyNow')) await carryOut(action);
    };
  });
  useEffect(() => {
    if (signedIn) void resume.current();
  }, [signedIn]);
}
