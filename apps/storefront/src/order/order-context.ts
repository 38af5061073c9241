import type { AwaitPayOrder, OrderLine, PreOrderLine } from '@vermilion/api-client';
import type { OrderContext } from './use-order-commands';

/** The cart items for buying again: every line whose SKU is known. */
export const reorderItems = (lines: readonly (OrderLine | PreOrderLine)[]): OrderContext['items'] =>
  lines.flatMap(({ productId, attrValueId, payNum }) =>
    productId && attrValueId
      ? [{ productId, productAttrUnique: attrValueId, cartNum: Math.min(payNum, 99) }]
      : [],
  );

/** The command context of an unpaid order. */
export const unpaidOrderContext = ({ payType, orderList }: AwaitPayOrder): OrderContext => ({
  payType,
  items: reorderItems(orderList.flatMap((shop) => shop.orderInfoList)),
});
