import { useQueryClient } from '@tanstack/react-query';
import { type CartShop, MallError } from '@vermilion/api-client';
import type { CartReselect } from '@vermilion/mall-components/cart';
import { refreshCart } from '../../cart/refresh-cart';
import { useApp } from '../../deps/app-context';
import { apiErrorOf } from '../../errors/error-message';
import { useAction } from '../../errors/use-action';
import { useSkuMatrix } from './use-sku-matrix';

/** Changes the specification of rows in the account's cart. */
export function useAccountReselect(shops: readonly CartShop[]): CartReselect {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const loadMatrix = useSkuMatrix();
  const productOf = (rowId: number) => {
    const row = shops.flatMap((shop) => shop.cartInfoList).find(({ id }) => id === rowId);
    if (!row) throw new Error(`Row ${rowId} is not in the cart.`);
    return row.productId;
  };
  const reset = useAction({
    mutationFn: (change: { id: number; num: number; productId: number; unique: number }) =>
      api.resetCartItem(change),
    onSuccess: () => refreshCart(queryClient),
    onError(error) {
      const cause = apiErrorOf(error);
      // The stock has decreased, or the row is gone
      if (cause instanceof MallError && cause.kind === 'business') void refreshCart(queryClient);
    },
    meta: { canRetry: true },
  });
  return {
    load: async (rowId) => loadMatrix(productOf(rowId)),
    onChoose: async (id, sku, num) => reset({ id, num, productId: productOf(id), unique: sku.id }),
  };
}
