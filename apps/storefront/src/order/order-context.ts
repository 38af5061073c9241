import type { AwaitPayOrder } from '@vermilion/api-client';
import { reorderItems } from '@vermilion/mall-data/order';
import type { OrderContext } from './use-order-commands';

/** The command context of an unpaid order. */
export const unpaidOrderContext = ({ payType, orderList }: AwaitPayOrder): OrderContext => ({
  payType,
  items: reorderItems(orderList.flatMap((shop) => shop.orderInfoList)),
});
