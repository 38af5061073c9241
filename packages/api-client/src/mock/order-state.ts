import type { MockOrder, MockPart } from './order';
import { notFound } from './refusal';
import type { MockState } from './state';

/** To ship, to receive, to review, completed, cancelled. */
export type PartStatus = 0 | 1 | 2 | 3 | 9;

const COD = 'cod';

/** Since when shops may begin with an order: it is paid, or paid on delivery. */
const confirmedAt = ({ payType, paidAt, createdAt }: MockOrder): number | undefined =>
  payType === COD ? createdAt : paidAt;

export const isConfirmed = (order: MockOrder): boolean => confirmedAt(order) !== undefined;

export const isOnDelivery = ({ payType }: MockOrder): boolean => payType === COD;

/** Whether an order waits for its payment. */
export const isUnpaid = (order: MockOrder): boolean =>
  !isConfirmed(order) && !isAllCancelled(order);

export const isAllCancelled = ({ parts }: MockOrder): boolean =>
  parts.every(({ isCancelled }) => isCancelled);

/** When a part was shipped; undefined before. */
export function shippedAt({ shipAfter }: MockState, order: MockOrder): number | undefined {
  const since = confirmedAt(order);
  if (since === undefined) return undefined;
  return since + shipAfter <= Date.now() ? since + shipAfter : undefined;
}

export function statusOf(state: MockState, order: MockOrder, part: MockPart): PartStatus {
  if (part.isCancelled) return 9;
  if (part.receivedAt !== undefined) return part.lines.every((one) => one.isReviewed) ? 3 : 2;
  return shippedAt(state, order) === undefined ? 0 : 1;
}

/** One shop's part of an order, with the order. */
export interface PartOfOrder {
  order: MockOrder;
  part: MockPart;
}

/** What the shops have to do with, or had: parts of confirmed and of cancelled orders that are not deleted. */
export const partsIn = ({ orders }: MockState): PartOfOrder[] =>
  orders.flatMap((order) =>
    order.parts
      .filter((part) => !part.isDeleted && (isConfirmed(order) || part.isCancelled))
      .map((part) => ({ order, part })),
  );

export function orderWith({ orders }: MockState, orderNo: string): MockOrder {
  const order = orders.find((one) => one.orderNo === orderNo);
  if (!order) throw notFound();
  return order;
}

export function partWith({ orders }: MockState, orderNo: string): PartOfOrder {
  for (const order of orders) {
    const part = order.parts.find((one) => one.orderNo === orderNo && !one.isDeleted);
    if (part) return { order, part };
  }
  throw notFound();
}
