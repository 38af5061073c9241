import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SavedItem } from '@vermilion/api-client';
import type { CartLater } from '@vermilion/mall-components/cart';
import { cartActions, toSaved } from '@vermilion/mall-data/cart';
import { useMemo } from 'react';
import { dropCachedRows } from '../../cart/account-cart-cache';
import { savedQuery } from '../../cart/cart-queries';
import { refreshCart } from '../../cart/refresh-cart';
import { useMoveMessages } from '../../cart/use-move-messages';
import { useApp } from '../../deps/app-context';
import { useMallFormat } from '../../deps/mall-context';
import { useAction } from '../../errors/use-action';

/** The account's items saved for later. */
export function useAccountLater(): CartLater {
  const mall = useMallFormat();
  const app = useApp();
  const actions = cartActions(app.api);
  const queryClient = useQueryClient();
  const { data } = useQuery(savedQuery(app));
  const rows = useMemo(() => toSaved(mall)(data ?? []), [mall, data]);
  const tell = useMoveMessages();
  const { queryKey } = savedQuery(app);
  const refresh = () => queryClient.invalidateQueries({ queryKey });
  const drop = (ids: readonly number[]) =>
    queryClient.setQueryData<SavedItem[]>(queryKey, (saved) =>
      saved?.filter(({ id }) => !ids.includes(id)),
    );
  const onSave = useAction({
    mutationFn: (ids: number[]) => actions.saveForLater(ids),
    async onSuccess(_, ids) {
      await refresh();
      dropCachedRows(queryClient, ids);
    },
    meta: { canRetry: true },
  });
  const onMoveToCart = useAction({
    mutationFn: (ids: number[]) => actions.moveToCart(ids),
    async onSuccess({ moved, partly, stayed }) {
      await Promise.all([refreshCart(queryClient), partly.length + stayed.length > 0 && refresh()]);
      drop(moved);
      tell(partly.length + stayed.length === 0);
    },
    meta: { canRetry: true },
  });
  const onDelete = useAction({
    mutationFn: (ids: number[]) => actions.deleteSaved(ids),
    onSuccess: (_, ids) => void drop(ids),
    meta: { canRetry: true },
  });
  return {
    rows,
    onSave: (ids) => onSave(ids),
    onMoveToCart: (ids) => onMoveToCart(ids),
    onDelete: (ids) => onDelete(ids),
  };
}
