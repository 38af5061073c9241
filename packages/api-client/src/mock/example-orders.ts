import { exampleData } from '../generated/examples.gen';
import { exampleCatalogue } from './example-catalogue';
import { rowOf } from './goods';
import { type MockOrder, partsOf, recipientOf } from './order';
import { priceLines } from './price';
import { timeOf } from './time';

const idsFrom = (next: number) => () => next++;

/** The orders of the examples: one that has arrived, and an unpaid one of the same goods. */
export function exampleOrders(): MockOrder[] {
  const { awaitPayList, orderDetail, masterOrderDetail, orderExpress, addressDetail } = exampleData;
  const rows = orderDetail.orderInfoList.map(({ productId, attrValueId, payNum }) =>
    rowOf(exampleCatalogue, 0, productId, attrValueId, payNum),
  );
  const lines = priceLines(rows, { coupons: [], points: 0 });
  const ids = [orderDetail, ...orderDetail.orderInfoList].map(({ id }) => id ?? 0);
  const parts = partsOf(
    lines,
    () => ids.shift() ?? 0,
    () => null,
  );
  const common = { mark: null, recipient: recipientOf(addressDetail), couponIds: [] };
  const unpaid = awaitPayList.list.map(({ id, orderNo, payType, createTime = '' }) => ({
    ...common,
    id,
    orderNo,
    payType,
    createdAt: timeOf(createTime),
    parts: partsOf(lines, idsFrom(id * 10), () => null),
  }));
  const paidAt = timeOf(orderDetail.createTime);
  const receivedAt = timeOf(orderExpress?.trackTime ?? orderDetail.createTime);
  const received = {
    ...common,
    id: masterOrderDetail.id ?? 0,
    orderNo: masterOrderDetail.orderNo,
    payType: orderDetail.payType,
    createdAt: paidAt,
    paidAt,
    parts: parts.map((part) => ({ ...part, orderNo: orderDetail.orderNo, receivedAt })),
  };
  return [...unpaid, received];
}
