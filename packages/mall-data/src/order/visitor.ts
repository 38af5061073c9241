import type { VisitorOrderDetail } from '@vermilion/api-client';
import type { OrderDetail } from '@vermilion/mall-components/order';
import type { Mall } from '../format/mall';
import { toShopDetail } from './detail';

/** An order of one shop without what only its owner can do or open. */
export function toReadOnly(
  mall: Mall,
  wire: VisitorOrderDetail,
  paymentMethod?: string,
): OrderDetail {
  const { refund, ...order } = toShopDetail(mall, wire, wire.express, paymentMethod);
  return {
    ...order,
    ...(refund && { refund: { stage: refund.stage } }),
    reviewHref: undefined,
    refundHref: undefined,
    points: undefined,
  };
}
