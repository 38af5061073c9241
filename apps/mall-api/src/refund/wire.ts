import type { RefundDetail, RefundForm, RefundRow as WireRow } from '@vermilion/api-client';
import { imageUrl } from '../http/image-url';
import { wireTime, wireTimeOrNull } from '../http/wire-time';
import type { Deps } from '../kernel/context';
import { sumOf } from '../money/allocate';
import { toWire } from '../money/wire';
import type { LineRow } from '../order/lines-store';
import { toRefundStatus, withoutMoney } from '../order/refunds-of-order';
import { toOrderLine, type WireNeeds } from '../order/wire';
import { isTooLate } from './deadline';
import type { RefundRow } from './list-store';
import type { OrderToRefund } from './order-store';
import { type PaidLine, refundAmounts, unitsLeft } from './rules';

/** What is left of an order to refund. */
export function toRefundForm(
  needs: WireNeeds,
  order: OrderToRefund,
  paid: readonly PaidLine[],
  rows: readonly LineRow[],
): RefundForm {
  const paidById = new Map(paid.map((line) => [line.id, line]));
  return {
    id: order.id,
    orderNo: order.orderNo,
    paid: order.isPaid,
    payPrice: toWire(
      needs.policy,
      sumOf(paid, (line) => line.payMinor - line.refundedMinor),
    ),
    totalNum: sumOf(paid, unitsLeft),
    merId: order.shopId,
    merName: rows[0]?.shopName ?? '',
    orderInfoList: rows.flatMap((row) => {
      const line = paidById.get(row.id);
      if (!line || unitsLeft(line) === 0) return [];
      return {
        ...toOrderLine(needs, { ...row, quantity: unitsLeft(line) }),
        refundPrices: refundAmounts(line).map((minor) => toWire(needs.policy, minor)),
      };
    }),
  };
}

/** A refund as a list item. */
export const toRefundRow = (needs: WireNeeds, row: RefundRow, lines: readonly LineRow[]) =>
  ({
    id: row.id,
    refundOrderNo: row.refund_no,
    merOrderNo: row.order_no,
    masterOrderNo: row.master_order_no,
    merId: row.shop_id,
    merName: row.shop_name,
    totalNum: row.total_quantity,
    ...toRefundStatus(row.status),
    withdrawn: row.status === 'withdrawn',
    lapsed: row.status === 'lapsed',
    refundPrice: toWire(needs.policy, row.amount_minor),
    createTime: wireTime(needs.policy, row.created_at),
    orderInfoList: lines.map((line) => toOrderLine(needs, line)),
  }) satisfies WireRow;

/** A refund with all details. */
export const toRefundDetail = (
  needs: WireNeeds & Pick<Deps, 'now'>,
  row: RefundRow,
  lines: readonly LineRow[],
): RefundDetail => ({
  ...toRefundRow(needs, row, lines),
  refundReasonWap: row.reason,
  refundReasonWapImg: row.pictures.map((picture) => imageUrl(needs.settings, picture)).join(','),
  refundReasonWapExplain: row.explain,
  refundReason: row.refusal,
  refundTime: wireTimeOrNull(needs.policy, row.refunded_at),
  decisionTime: wireTimeOrNull(needs.policy, row.decided_at),
  paidBackBy: row.is_cod ? 'shop' : 'provider',
  returnBefore: wireTimeOrNull(needs.policy, row.send_back_before),
  returnAddress: row.send_back_before && row.shop_address ? row.shop_address : null,
  returnCompany: row.return_company,
  returnWaybill: row.return_waybill_no,
  returnTime: wireTimeOrNull(needs.policy, row.return_sent_at),
  returnArrivedTime: wireTimeOrNull(needs.policy, row.return_arrived_at),
  reapply:
    withoutMoney.some((state) => state === row.status) &&
    isOpenToRefund(row) &&
    !isTooLate(needs, row.order_completed_at),
});

const isOpenToRefund = (row: RefundRow) =>
  row.order_refund_status === 'none' && row.order_status !== 'cancelled' && !row.is_order_deleted;
