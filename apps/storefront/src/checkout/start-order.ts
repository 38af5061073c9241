import type { MallClient } from '@vermilion/api-client';
import { skuIdOf } from '../cart/to-account-cart';
import type { CheckoutAction } from './checkout-action';

/** Makes a pre-order of goods, or of rows of the account's cart; gives its number. */
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

/** The rows of the account's cart that hold these skus. */
async function rowsOf(api: MallClient, skuIds: readonly number[]) {
  const shops = await api.cartList({ isValid: true });
  return shops
    .flatMap((shop) => shop.cartInfoList)
    .filter((row) => skuIds.includes(skuIdOf(row)))
    .map(({ id }) => ({ shoppingCartId: id }));
}
