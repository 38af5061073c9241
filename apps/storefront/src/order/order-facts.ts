import type { AwaitPayOrder, OrderLine, PreOrderLine } from '@vermilion/api-client';
import type { KnownOrder } from './use-order-commands';

/** What buying again puts into the cart: every line whose sku is known. */
export const itemsOf = (lines: readonly (OrderLine | PreOrderLine)[]): KnownOrder['items'] =>
  lines.flatMap(({ productId, attrValueId, payNum }) =>
    productId && attrValueId
      ? [{ productId, productAttrUnique: attrValueId, cartNum: Math.min(payNum, 99) }]
      : [],
  );

/** What is known of an unpaid order. */
export const unpaidFacts = ({ payType, orderList }: AwaitPayOrder): KnownOrder => ({
  payType,
  items: itemsOf(orderList.flatMap((shop) => shop.orderInfoList)),
});
