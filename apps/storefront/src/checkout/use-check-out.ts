import { isSessionInvalid } from '@vermilion/api-client';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { skuIdOf } from '../cart/to-account-cart';
import { useApp } from '../app/app-context';
import { reportError } from '../errors/report-error';
import { paths } from '../paths';
import type { PendingAction } from '../session/pending-action';
import { keepAction } from '../session/pending-action';
import { useSession } from '../session/session-query';
import { useSignIn } from '../session/sign-in-context';

/** Starts an order for a signed-in shopper and leads to its confirmation. */
export function useCarryOut() {
  const { api } = useApp();
  const navigate = useNavigate();
  return useCallback(
    async function carryOut(action: PendingAction): Promise<void> {
      try {
        const { preOrderNo } = await api.createPreOrder(
          action.type === 'buyNow'
            ? {
                preOrderType: 'buyNow',
                orderDetails: [
                  {
                    productId: action.productId,
                    attrValueId: action.skuId,
                    productNum: action.quantity,
                  },
                ],
              }
            : {
                preOrderType: 'shoppingCart',
                orderDetails: await rowsOf(api, action.skuIds),
              },
        );
        await navigate(paths.confirm(preOrderNo));
      } catch (error) {
        // carried out after signing in again
        if (isSessionInvalid(error)) keepAction(action);
        reportError(error, () => void carryOut(action));
      }
    },
    [api, navigate],
  );
}

type Api = ReturnType<typeof useApp>['api'];

/** The rows of the account's cart that hold these skus. */
async function rowsOf(api: Api, skuIds: readonly number[]) {
  const shops = await api.cartList({ isValid: true });
  return shops
    .flatMap((shop) => shop.cartInfoList)
    .filter((row) => skuIds.includes(skuIdOf(row)))
    .map(({ id }) => ({ shoppingCartId: id }));
}

/** Starts an order; guests are asked to sign in first, and go on from there. */
export function useCheckOut() {
  const { signedIn } = useSession();
  const { ask } = useSignIn();
  const carryOut = useCarryOut();
  return useCallback(
    async (action: PendingAction) => (signedIn ? carryOut(action) : ask(action)),
    [signedIn, carryOut, ask],
  );
}
