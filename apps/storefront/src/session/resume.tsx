import { useEffect, useRef } from 'react';
import { useJoinCart } from '../cart/use-join-cart';
import { useCarryOut } from '../checkout/use-check-out';
import { reportError } from '../errors/report-error';
import { keepAction, takeAction } from './pending-action';

/**
 * What follows sign-in, also over the reload after a registration: the browser's cart joins the
 * account's, then the action that had asked for sign-in is carried out. When not all of the cart
 * fitted, its owner sees it before it is ordered. What the connection cut short is done when it is back.
 */
export function Resume() {
  const join = useJoinCart();
  const carryOut = useCarryOut();
  const joinAnew = useRef(async () => {});
  const resume = useRef(async () => {});
  useEffect(() => {
    joinAnew.current = () => join().then(undefined, reportError);
    resume.current = async () => {
      const action = takeAction();
      try {
        const complete = await join();
        if (action && (complete || action.type === 'buyNow')) await carryOut(action);
      } catch (error) {
        if (action) keepAction(action);
        reportError(error, () => void resume.current());
      }
    };
  });
  useEffect(() => {
    void resume.current();
    const online = () => void joinAnew.current();
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, []);
  return null;
}
