import type { MallClient, OrderLine, PreOrderLine } from '@vermilion/api-client';
import type { CartAddition } from '../cart/cart-actions';

/** The calls of an order's buttons, by its number. Buying again adds `reorderItems` to the cart. */
export const orderActions = (api: MallClient) => ({
  cancel: (orderNo: string) => api.cancelOrder({ orderNo }),
  confirmReceipt: (orderNo: string) => api.takeOrder({ orderNo }),
  delete: (orderNo: string) => api.deleteOrder({ orderNo }),
});

/** The most of one SKU in a cart. */
const MAX_QUANTITY = 99;

/** What to add to the cart for buying again: every line whose SKU is known. */
export const reorderItems = (lines: readonly (OrderLine | PreOrderLine)[]): CartAddition[] =>
  lines.flatMap(({ productId, attrValueId, payNum }) =>
    productId && attrValueId
      ? [{ productId, skuId: attrValueId, quantity: Math.min(payNum, MAX_QUANTITY) }]
      : [],
  );
