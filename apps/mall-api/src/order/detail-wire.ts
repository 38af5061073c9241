import type { MasterOrderDetail, OrderExpress } from '@vermilion/api-client';
import { shownAddress } from '../address/shown-address';
import { wireTime, wireTimeOrNull } from '../http/wire-time';
import type { Context } from '../kernel/context';
import { toWire } from '../money/wire';
import type { NoteRow } from '../payment/note-store';
import { toPaymentNote } from '../payment/notes-wire';
import type { RefundRow } from '../payment/refund-store';
import { toOrderArrival } from './arrival-wire';
import type { FoundGroup } from './group-store';
import type { LineRow } from './lines-store';
import type { ShopOrderRow } from './shop-order-store';
import {
  type TimedNeeds,
  toAmounts,
  toOrderLine,
  toTax,
  WIRE_REFUND_STATUS,
  WIRE_STATUS,
  type WireNeeds,
} from './wire';

/** Clients know five states: one that is processing has not ended. */
function payStateOf({ is_paid: isPaid, payState }: FoundGroup) {
  if (isPaid) return 'paid';
  return payState === 'processing' ? 'pending' : (payState ?? 'none');
}

interface Payments {
  refunds: readonly RefundRow[];
  notes: readonly NoteRow[];
}

/** A master order with its shops. */
export const toMasterOrder = (
  needs: TimedNeeds & Pick<Context, 'language'>,
  row: FoundGroup,
  shopOrders: readonly ShopOrderRow[],
  linesOf: (shopOrderId: number) => LineRow[],
  { refunds, notes }: Payments,
): MasterOrderDetail => ({
  id: row.id,
  orderNo: row.order_no,
  email: row.email,
  realName: row.real_name,
  userPhone: row.phone,
  userAddress: shownAddress(row.address, needs.language),
  ...toAmounts(needs, row),
  ...toTax(
    needs,
    shopOrders.flatMap(({ id }) => linesOf(id)),
  ),
  couponId: row.user_coupon_id,
  paid: row.is_paid,
  payTime: wireTimeOrNull(needs.policy, row.paid_at),
  payType: row.pay_type,
  mark: row.mark,
  isCancel: row.is_cancelled,
  cancelTime:
    row.is_paid || row.is_cancelled || row.isProcessing
      ? null
      : wireTimeOrNull(needs.policy, row.pay_before),
  redirect: row.is_paid || row.is_cancelled ? null : row.redirect,
  createTime: wireTime(needs.policy, row.created_at),
  orderList: shopOrders.map((order) => ({
    id: order.id,
    orderNo: order.order_no,
    merId: order.shop_id,
    merName: order.shop_name,
    totalNum: order.total_quantity,
    payPrice: toWire(needs.policy, order.pay_minor),
    paid: order.is_paid,
    status: WIRE_STATUS[order.status],
    refundStatus: WIRE_REFUND_STATUS[order.refund_status],
    createTime: wireTime(needs.policy, order.created_at),
    ...toOrderArrival(needs, order),
    orderInfoList: linesOf(order.id).map((line) => toOrderLine(needs, line)),
  })),
  payState: payStateOf(row),
  paymentProcessing: row.isProcessing,
  paymentNotes: notes.map((note) => toPaymentNote(needs, note)),
  refundList: refunds.map(({ amountMinor, status }) => ({
    refundPrice: toWire(needs.policy, amountMinor),
    state: status,
  })),
});

/** 0 no tracking, 2 in transit, 3 delivered: known without asking the courier. */
function traceState(row: ShopOrderRow): number {
  if (row.received_at) return 3;
  return row.traces.length > 0 ? 2 : 0;
}

/** Courier, tracking number and events; null while there is nothing to track. */
export function toExpress({ policy }: WireNeeds, row: ShopOrderRow): OrderExpress | null {
  if (row.status === 'toShip' || row.status === 'cancelled') return null;
  return {
    id: row.id,
    orderNo: row.order_no,
    expNo: row.waybill_no,
    expCode: row.express_code,
    expName: row.express_name,
    courier: row.courier,
    courierPhone: row.courier_phone,
    trackTime: wireTimeOrNull(policy, row.shipped_at),
    logisticsInfo: JSON.stringify(
      row.traces.map(({ at, text }) => ({
        AcceptStation: text,
        AcceptTime: wireTime(policy, new Date(at)),
      })),
    ),
    state: traceState(row),
    reason: null,
  };
}
