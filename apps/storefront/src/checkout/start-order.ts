import type { MallClient } from '@vermilion/api-client';
import { skuIdOf } from '../cart/to-account-cart';
import type { CheckoutAction } from './checkout-action';

/** Creates a pre-order from goods, or from rows of the account's cart; resolves to its number. */
export async function startOrder(api: MallClient, action: CheckoutAction): Promise<string> {
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
  return preOrderNo;
}

/** The rows of the account's cart with these SKUs. */
async function rowsOf(api: MallClient, skuIds: readonly number[]) {
  const shops = await api.cartList({ isValid: true });
  return shops
    .flatMap((shop) => shop.cartInfoList)
    .filter((row) => skuIds.includes(skuIdOf(row)))
    .map(({ id }) => ({ shoppingCartId: id }));
}
