import { MallError } from '@vermilion/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '@vermilion/design-system/toast';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { AppDeps } from '../app/deps';
import { useApp } from '../app/app-context';
import { reportError } from '../errors/report-error';
import type { GuestCartRow } from './guest-cart';
import { updateGuestCart } from './guest-cart-store';
import type { CartJoin } from './join-cart';
import { joinCarts } from './join-cart';
import { messages } from './messages';
import { refreshCart } from './refresh-cart';
import { toAccountCart } from './to-account-cart';

/** Adds what can be added; answers whether something had to be left out. */
async function addEach({ api }: AppDeps, { items, capped }: CartJoin): Promise<boolean> {
  if (items.length === 0) return capped;
  try {
    await api.addToCart({ items });
    return capped;
  } catch (error) {
    if (!(error instanceof MallError) || error.reason !== 'business') throw error;
  }
  // one sku that is gone refuses the whole list: the others go one by one
  const results = await Promise.allSettled(items.map((item) => api.addToCart({ items: [item] })));
  return capped || results.some(({ status }) => status === 'rejected');
}

/** Moves the browser's cart into the account's; resolves to false when not all of it fitted. */
export function useJoinCart() {
  const app = useApp();
  const intl = useIntl();
  const toast = useToast();
  const queryClient = useQueryClient();
  return useCallback(async (): Promise<boolean> => {
    let rows: readonly GuestCartRow[] = [];
    // taken away as it is read, so that a second tab does not add it again
    updateGuestCart((kept) => {
      rows = kept;
      return [];
    });
    if (rows.length === 0) return true;
    try {
      const account = toAccountCart(await app.api.cartList({ isValid: true }));
      const capped = await addEach(app, joinCarts(rows, account));
      toast.show({
        tone: capped ? 'caution' : 'positive',
        message: intl.formatMessage(capped ? messages.capped : messages.joined),
      });
      return !capped;
    } catch (error) {
      updateGuestCart(() => rows);
      reportError(error);
      return false;
    } finally {
      await refreshCart(queryClient);
    }
  }, [app, intl, toast, queryClient]);
}
