import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  readStoredCart,
  readStoredSaved,
  updateGuestCart,
  updateGuestSaved,
} from '../../cart/guest-cart-store';
import { refreshedRows } from '../../cart/refresh-guest-rows';
import { useApp } from '../../deps/app-context';
import { mallOf } from '../../mall/use-home-mall';
import { isMissing } from '../../routing/load-or-404';

/** Maximum number of products to refresh, two at a time, to limit the load of large carts. */
const MAX_GOODS = 40;
const AT_ONCE = 2;

/**
 * Refreshes price, stock and availability of a guest's cart when its page opens. A row that cannot be
 * refreshed stays unchanged.
 */
export function useGuestRefresh() {
  const app = useApp();
  const { queries } = app;
  const queryClient = useQueryClient();
  useEffect(() => {
    let left = false;
    const waiting = [
      ...new Set([...readStoredCart(), ...readStoredSaved()].map(({ productId }) => productId)),
    ].slice(0, MAX_GOODS);
    const refresh = async (productId: number) => {
      const detail = await queryClient
        .fetchQuery({ ...queries.productDetail({ id: productId }), meta: { quiet: true } })
        .catch((error: unknown) => (isMissing(error) ? undefined : 'unknown'));
      if (left || detail === 'unknown') return;
      for (const update of [updateGuestCart, updateGuestSaved])
        update((rows) => refreshedRows(mallOf(app), rows, productId, detail));
    };
    const work = async () => {
      for (let id = waiting.shift(); id !== undefined && !left; id = waiting.shift())
        await refresh(id);
    };
    for (let worker = 0; worker < AT_ONCE; worker += 1) void work();
    return () => {
      left = true;
    };
  }, [app, queries, queryClient]);
}
