import type { MallArgs, MallClient } from '@vermilion/api-client';
import { skuIdOf } from '../cart/account-cart';

/** What is ordered: goods at once, or rows of the account's cart by SKU or by their own id. */
export type OrderSource =
  | {
      /** `buyNow`: goods at once. `checkout`: rows by their SKU. `rows`: rows by their own id. */
      type: 'buyNow';
      /** Id of the goods. */
      productId: number;
      /** Id of their SKU. */
      skuId: number;
      /** Number of units, from 1. */
      quantity: number;
    }
  | {
      type: 'checkout';
      /** Ids of SKUs in the account's cart; those that are not in it are left out. */
      skuIds: number[];
    }
  | {
      type: 'rows';
      /** Ids of rows of the account's cart. */
      rowIds: readonly number[];
    };

type Details = MallArgs['createPreOrder']['orderDetails'];

async function rowsOfSkus(api: MallClient, skuIds: readonly number[]): Promise<number[]> {
  const shops = await api.cartList({ isValid: true });
  const rows = shops.flatMap((shop) => shop.cartInfoList);
  return rows.filter((row) => skuIds.includes(skuIdOf(row))).map(({ id }) => id);
}

const toDetails = (rowIds: readonly number[]): Details =>
  rowIds.map((shoppingCartId) => ({ shoppingCartId }));

/** Creates a draft of an order; resolves to its number. */
export async function startOrder(api: MallClient, source: OrderSource): Promise<string> {
  if (source.type === 'buyNow') {
    const { productId, skuId: attrValueId, quantity: productNum } = source;
    const orderDetails = [{ productId, attrValueId, productNum }];
    return (await api.createPreOrder({ preOrderType: 'buyNow', orderDetails })).preOrderNo;
  }
  const rowIds = source.type === 'rows' ? source.rowIds : await rowsOfSkus(api, source.skuIds);
  const orderDetails = toDetails(rowIds);
  return (await api.createPreOrder({ preOrderType: 'shoppingCart', orderDetails })).preOrderNo;
}
