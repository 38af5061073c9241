import { useEffect, useState } from 'react';
import { guardChunk } from '../browser/chunk-guard';
import { useGuestCart, useGuestSaved } from '../cart/guest-cart-store';
import { useApp } from '../deps/app-context';
import { reportError } from '../errors/report-error';
import { hasPendingAction } from '../session/pending-action';
import { useSession } from '../session/session-query';
import type * as resume from './resume';

const loadResume = guardChunk(() => import('./resume'));

/** The code that runs after sign-in; loaded once signed in with something to do. */
export function useResume() {
  const { messages } = useApp();
  const { signedIn } = useSession();
  const guestRows = (useGuestCart()?.length ?? 0) + (useGuestSaved()?.length ?? 0);
  const [part, setPart] = useState<typeof resume>();
  useEffect(() => {
    if (!signedIn || part || (guestRows === 0 && !hasPendingAction())) return;
    const load = async () => {
      try {
        const [loaded] = await Promise.all([loadResume(), messages.need('overlays')]);
        setPart(loaded);
      } catch (error) {
        reportError(error, () => void load());
      }
    };
    const online = () => void load();
    window.addEventListener('online', online);
    void load();
    return () => window.removeEventListener('online', online);
  }, [signedIn, guestRows, part, messages]);
  return signedIn ? part : undefined;
}
