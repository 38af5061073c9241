import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type CartShop, MallError } from '@vermilion/api-client';
import { CartView } from '@vermilion/mall-components/cart';
import { cartActions, toInvalid, toShops } from '@vermilion/mall-data/cart';
import { startOrder } from '@vermilion/mall-data/checkout';
import { type ReactNode, useMemo, useState } from 'react';
import { dropCachedRows, setCachedQuantity } from '../../cart/account-cart-cache';
import { invalidQuery, validQuery } from '../../cart/cart-queries';
import { refreshCart } from '../../cart/refresh-cart';
import { useCollectRows } from '../../cart/use-collect';
import { useApp } from '../../deps/app-context';
import { useMallFormat } from '../../deps/mall-context';
import { apiErrorOf } from '../../errors/error-message';
import { useAction } from '../../errors/use-action';
import { paths } from '../../page-params/paths';
import { useAsyncNavigate } from '../../routing/page-router-context';
import { useAccountLater } from './use-account-later';
import { useAccountReselect } from './use-account-reselect';
import { useEstimate } from './use-estimate';
import { useLeaveGuard } from './use-leave-guard';
import { WhenEmpty } from './when-empty';

const none: CartShop[] = [];

/** The cart of a signed-in shopper. */
export function AccountCart({ heading }: { heading: ReactNode }) {
  const mall = useMallFormat();
  const app = useApp();
  const { api } = app;
  const actions = cartActions(api);
  const queryClient = useQueryClient();
  const navigate = useAsyncNavigate();
  const valid = useQuery(validQuery(app));
  const invalid = useQuery(invalidQuery(app));
  const wire = valid.data ?? none;
  const shops = useMemo(() => toShops(mall)(wire), [mall, wire]);
  const gone = useMemo(() => toInvalid(invalid.data ?? []), [invalid.data]);
  const estimate = useEstimate(shops);
  const reselect = useAccountReselect(wire);
  const later = useAccountLater();
  const collect = useCollectRows();
  const [unsaved, setUnsaved] = useState<() => Promise<boolean>>();
  useLeaveGuard(unsaved);
  const setQuantity = useAction({
    mutationFn: (quantity: { id: number; number: number }) =>
      actions.setQuantity(quantity.id, quantity.number),
    onSuccess: (_, { id, number }) => setCachedQuantity(queryClient, id, number),
    onError(error) {
      const cause = apiErrorOf(error);
      // The stock has decreased, or the row is gone
      if (cause instanceof MallError && cause.kind === 'business') void refreshCart(queryClient);
    },
    meta: { shownByView: true },
  });
  const remove = useAction({
    mutationFn: (ids: number[]) => actions.delete(ids),
    onSuccess: (_, ids) => dropCachedRows(queryClient, ids),
  });
  const checkOut = useAction({
    mutationFn: (rowIds: readonly number[]) => startOrder(api, { type: 'rows', rowIds }),
    onSuccess: (preOrderNo) => navigate(paths.confirm(preOrderNo)),
  });
  return (
    <CartView
      heading={heading}
      shops={shops}
      invalid={gone}
      state={valid.isPending ? 'loading' : valid.isError && !valid.data ? 'failed' : 'ready'}
      onRetry={() => void valid.refetch()}
      onQuantitySave={(id, number) => setQuantity({ id, number })}
      onUnsaved={(settle) => setUnsaved(() => settle)}
      onDelete={(ids) => remove(ids)}
      onCheckout={(ids) => checkOut(ids)}
      {...estimate}
      reselect={reselect}
      later={later}
      onCollect={(ids) => collect(ids)}
      shoppingHref={paths.home()}
      whenEmpty={<WhenEmpty />}
    />
  );
}
