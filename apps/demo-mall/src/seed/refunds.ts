import type {
  OrderLineTable,
  OrderRefundStatus,
  PaymentRefundTable,
  RefundLineTable,
  RefundOrderTable,
  RefundStatus,
} from '@vermilion/mall-api';
import { sumOf, TEST_PROVIDER } from '@vermilion/mall-api';
import type { Insertable } from 'kysely';
import type { RefundStage } from './order-plans';
import type { Random } from './random';

const STAGES: Record<RefundStage, { status: RefundStatus; orderStatus: OrderRefundStatus }> = {
  awaiting: { status: 'applied', orderStatus: 'applied' },
  refused: { status: 'refused', orderStatus: 'none' },
  toReturn: { status: 'toReturn', orderStatus: 'refunding' },
  refunding: { status: 'refunding', orderStatus: 'refunding' },
  refunded: { status: 'refunded', orderStatus: 'refunded' },
};
const REASONS = [
  ['Ordered by mistake', 'I chose the wrong size and have ordered the right one since.'],
  ['Damaged on arrival', 'The box was open and the rim has a chip, see the courier’s note.'],
  ['Different from the description', 'The colour is much darker than in the pictures.'],
] as const;
const DAY = 86_400_000;

/** The refund of all goods of an order, including freight. */
export function refundOf(
  stage: RefundStage,
  order: { id: number; user_id: number; shop_id: number; created_at: Date },
  lines: (Insertable<OrderLineTable> & { id: number })[],
  dice: Random,
  id: number,
  number: string,
) {
  const { status, orderStatus } = STAGES[stage];
  const [reason, explain] = dice.pick(REASONS);
  const row: Insertable<RefundOrderTable> & { id: number } = {
    id,
    refund_no: number,
    shop_order_id: order.id,
    user_id: order.user_id,
    shop_id: order.shop_id,
    total_quantity: sumOf(lines, (line) => line.quantity),
    amount_minor: sumOf(lines, (line) => line.pay_minor),
    status,
    reason,
    explain,
    refusal:
      stage === 'refused'
        ? 'The goods came back used. We are glad to repair them instead, free of charge.'
        : null,
    send_back_before: stage === 'toReturn' ? new Date(order.created_at.getTime() + 21 * DAY) : null,
    refunded_at: stage === 'refunded' ? new Date(order.created_at.getTime() + 9 * DAY) : null,
    created_at: new Date(order.created_at.getTime() + (stage === 'awaiting' ? 0.4 : 6) * DAY),
  };
  const refundLines: Insertable<RefundLineTable>[] = lines.map((line) => ({
    refund_id: id,
    order_line_id: line.id,
    quantity: line.quantity,
    amount_minor: line.pay_minor,
    coupon_minor: line.general_coupon_minor ?? 0,
    commission_minor: line.commission_minor ?? 0,
  }));
  return { row, lines: refundLines, orderStatus };
}

/** What the provider gave back for the refunds that are complete, and what of others is on its way. */
export const paidBack = (
  orders: readonly { id: number; group_id: number }[],
  groups: readonly { id: number; order_no: string }[],
  refunds: readonly Insertable<RefundOrderTable>[],
  currency: string,
): Insertable<PaymentRefundTable>[] =>
  refunds.flatMap(({ status, refund_no, shop_order_id, amount_minor, ...refund }) => {
    const order = orders.find(({ id }) => id === shop_order_id);
    const group = groups.find(({ id }) => id === order?.group_id);
    const isDone = status === 'refunded';
    if ((!isDone && status !== 'refunding') || !group) return [];
    const at = refund.refunded_at ?? refund.created_at ?? new Date(0);
    return {
      key: refund_no,
      provider: TEST_PROVIDER,
      reference: `demo-${group.id}`,
      order_no: group.order_no,
      amount_minor,
      currency,
      reason: 'order' as const,
      status: isDone ? ('done' as const) : ('sent' as const),
      created_at: new Date(at),
      updated_at: new Date(at),
    };
  });
