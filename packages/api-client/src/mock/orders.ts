import { exampleData } from '../generated/examples.gen';
import { toAwaitPay, toMaster } from './order-answers';
import {
  isUnpaid,
  orderWith,
  partsIn,
  type PartStatus,
  partWith,
  shippedAt,
  statusOf,
} from './order-state';
import { pageOf } from './page';
import { toDetail, toRow } from './part-answers';
import { Refusal } from './refusal';
import type { Resolvers } from './resolvers';
import type { MockState } from './state';
import { wireTime, wireTimeOrNull } from './time';

/** The states in each tab of the list, by its `type`. */
const STATES_OF_TAB: Record<number, readonly PartStatus[]> = {
  1: [0],
  2: [1],
  3: [2, 3],
  4: [2],
  5: [3],
  6: [9],
  7: [0, 1, 2, 3, 9],
};

const partsInTab = (state: MockState, type: number) =>
  partsIn(state).filter(({ order, part }) =>
    STATES_OF_TAB[type]?.includes(statusOf(state, order, part)),
  );

const counts = (state: MockState) => ({
  unPaidCount: state.orders.filter(isUnpaid).length,
  unShippedCount: partsInTab(state, 1).length,
  receivedCount: partsInTab(state, 2).length,
  commentCount: partsInTab(state, 4).length,
  refundCount: exampleData.orderCenterData.refundCount,
});

const stations = JSON.parse(exampleData.orderExpress?.logisticsInfo ?? '[]') as {
  AcceptStation: string;
}[];

/** Lists, numbers and details of orders. */
export const orderResolvers: Resolvers = {
  awaitPayList: ({ orders }, page) => pageOf(orders.filter(isUnpaid).map(toAwaitPay), page),
  orderList: (state, { type, ...page }) =>
    pageOf(
      partsInTab(state, type).map((part) => toRow(state, part)),
      page,
    ),
  orderData: (state) => ({ ...counts(state), completeCount: partsInTab(state, 3).length }),
  orderCenterData: counts,
  masterOrderDetail: (state, { orderNo }) => toMaster(state, orderWith(state, orderNo)),
  orderDetail: (state, { orderNo }) => toDetail(state, partWith(state, orderNo)),
  orderExpress(state, { orderNo }) {
    const { order, part } = partWith(state, orderNo);
    const { orderExpress } = exampleData;
    const status = statusOf(state, order, part);
    if (!orderExpress || status === 0 || status === 9) return null;
    const times = [shippedAt(state, order), part.receivedAt];
    const traces = stations.flatMap(({ AcceptStation }, at) => {
      const time = times[at];
      return time === undefined ? [] : [{ AcceptStation, AcceptTime: wireTime(time) }];
    });
    return {
      ...orderExpress,
      id: part.id,
      orderNo,
      trackTime: wireTimeOrNull(part.receivedAt ?? times[0]),
      logisticsInfo: JSON.stringify(traces),
      state: part.receivedAt === undefined ? 2 : 3,
    };
  },
  orderReceipt(state, { orderNo }) {
    const { order } = partWith(state, orderNo);
    if (order.paidAt === undefined) throw new Refusal(500, 'This order is not paid.', 'not-paid');
    return { ...exampleData.orderReceipt, fileName: `receipt-${orderNo}.pdf` };
  },
};
