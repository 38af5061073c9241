import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '@vermilion/design-system/toast';
import { skuIdOf } from '@vermilion/mall-data/cart';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useApp } from '../deps/app-context';
import { ignoreFailure, useAction } from '../errors/use-action';
import { dropCachedRows } from './account-cart-cache';
import { messages } from './messages';

/** Moves rows of the account's cart to the shopper's collection. */
export function useCollectRows() {
  const { api } = useApp();
  const intl = useIntl();
  const { show } = useToast();
  const queryClient = useQueryClient();
  return useAction({
    mutationFn: (ids: number[]) => api.collectCartItems({ ids }),
    onSuccess(_, ids) {
      dropCachedRows(queryClient, ids);
      show({ tone: 'positive', message: intl.formatMessage(messages.collected) });
    },
    meta: { canRetry: true },
  });
}

/** The same by SKU, for what a guest requested before signing in. */
export function useCollectSkus() {
  const { api } = useApp();
  const collect = useCollectRows();
  return useCallback(
    async (skuIds: readonly number[]) => {
      const shops = await api.cartList({ isValid: true });
      const rows = shops.flatMap((shop) => shop.cartInfoList);
      const ids = rows.filter((row) => skuIds.includes(skuIdOf(row))).map(({ id }) => id);
      if (ids.length > 0) await collect(ids).catch(ignoreFailure);
    },
    [api, collect],
  );
}
