import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '@vermilion/design-system/toast';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { guardChunk } from '../browser/chunk-guard';
import { withLock } from '../browser/with-lock';
import { useApp } from '../deps/app-context';
import { readStoredCart, readStoredSaved, updateGuestCart } from './guest-cart-store';
import { messages } from './messages';
import { refreshCart } from './refresh-cart';

const loadMerge = guardChunk(() => import('./merge-guest-cart'));
const loadJoin = guardChunk(() => import('./join-guest-saved'));

/**
 * Merges the browser's cart and saved items into the account's, in one tab at a time. Resolves to false when
 * some of the cart could not be added. Rejects when the server cannot be reached; the remaining rows stay in
 * the browser.
 */
export function useMergeGuestCart() {
  const { api } = useApp();
  const intl = useIntl();
  const { show } = useToast();
  const queryClient = useQueryClient();
  const mergeCart = useCallback(async (): Promise<boolean> => {
    const waiting = () => readStoredCart().some(({ refused }) => !refused);
    if (!waiting()) return true;
    const { mergeGuestCart } = await loadMerge();
    const ports = { api, read: readStoredCart, update: updateGuestCart };
    try {
      // Another tab may have merged everything while this one waited
      const joined = await withLock('guest-cart', async () => waiting() && mergeGuestCart(ports));
      if (!joined) return true;
      const { capped, refused } = joined;
      const message = refused ? messages.refused : capped ? messages.capped : messages.joined;
      const complete = !capped && !refused;
      show({ tone: complete ? 'positive' : 'caution', message: intl.formatMessage(message) });
      return complete;
    } finally {
      void refreshCart(queryClient);
    }
  }, [api, intl, show, queryClient]);
  const joinSaved = useCallback(async () => {
    if (readStoredSaved().length === 0) return;
    const { joinGuestSaved } = await loadJoin();
    const joined = await withLock('guest-saved', () => joinGuestSaved(api));
    if (joined === 0) return;
    show({ tone: 'positive', message: intl.formatMessage(messages.savedJoined) });
    void queryClient.invalidateQueries({ queryKey: ['savedItems'] });
  }, [api, intl, show, queryClient]);
  return useCallback(async () => {
    const complete = await mergeCart();
    await joinSaved();
    return complete;
  }, [mergeCart, joinSaved]);
}
