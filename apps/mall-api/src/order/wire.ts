import type {
  AwaitPayOrder,
  OrderCenterData,
  OrderDetail,
  OrderLine,
  OrderRow,
  PreOrderShop,
  RefundOfOrder,
} from '@vermilion/api-client';
import { shownAddress } from '../address/shown-address';
import type { OrderRefundStatus, ShopOrderStatus } from '../db/schema';
import { toArrival } from '../freight/arrival-wire';
import { imageUrl } from '../http/image-url';
import { wireTime, wireTimeOrNull } from '../http/wire-time';
import type { Context, Deps } from '../kernel/context';
import { sumOf } from '../money/allocate';
import { toWire } from '../money/wire';
import type { NoteRow } from '../payment/note-store';
import { toPaymentNote } from '../payment/notes-wire';
import { refundUntil } from '../policy/refund-until';
import { groupByShop } from '../shop/group-by-shop';
import { percentOf } from '../tax/rules';
import { deliveredAt, toOrderArrival } from './arrival-wire';
import type { GroupRow } from './group-store';
import type { LineRow } from './lines-store';
import { promiseOf } from './promise';
import { columnsOf } from './rules';
import type { countStates, ShopOrderRow } from './shop-order-store';

/** The numbers of orders' states in this API family. */
export const WIRE_STATUS = {
  toShip: 0,
  toReceive: 1,
  toReview: 2,
  completed: 3,
  cancelled: 9,
} as const satisfies Record<ShopOrderStatus, number>;

/** The numbers of the refund states of orders. */
export const WIRE_REFUND_STATUS = {
  none: 0,
  applied: 1,
  refunding: 2,
  refunded: 3,
} as const satisfies Record<OrderRefundStatus, number>;

export type WireNeeds = Pick<Deps, 'policy' | 'settings'>;
export type TimedNeeds = WireNeeds & Pick<Deps, 'now'>;

export const toOrderLine = ({ settings, policy }: WireNeeds, line: LineRow): OrderLine => ({
  id: line.id,
  merOrderNo: line.shopOrderNo,
  productId: line.productId,
  productName: line.productName,
  image: imageUrl(settings, line.image),
  attrValueId: line.skuId,
  sku: line.skuName,
  price: toWire(policy, line.priceMinor),
  payNum: line.quantity,
  isReceived: line.isReceived,
  isReply: line.isReviewed,
  freightFee: toWire(policy, line.freightMinor),
  couponFee: toWire(policy, line.couponMinor),
  generalCouponFee: toWire(policy, line.generalCouponMinor),
  integralFee: toWire(policy, line.pointsMinor),
  useIntegral: line.points,
  payFee: toWire(policy, line.payMinor),
  ...(line.taxRate !== null && {
    taxRate: percentOf(line.taxRate),
    taxFee: toWire(policy, line.taxMinor),
  }),
});

/** The tax that lines include together; nothing where no rate was known when they were ordered. */
export function toTax({ policy }: Pick<WireNeeds, 'policy'>, lines: readonly LineRow[]) {
  const taxed = lines.filter(({ taxRate }) => taxRate !== null);
  if (taxed.length === 0) return {};
  return {
    taxPrice: toWire(
      policy,
      sumOf(taxed, ({ taxMinor }) => taxMinor),
    ),
  };
}

const toUnpaidShops = (needs: TimedNeeds, lines: readonly LineRow[]): PreOrderShop[] =>
  groupByShop(lines).map((part) => ({
    merId: part.shopId,
    merName: part.shopName,
    ...toArrival(part.rows[0] && promiseOf(needs, { ...part.rows[0], isConfirmed: false })),
    orderInfoList: part.rows.map((line) => ({
      ...toOrderLine(needs, line),
      weight: null,
      volume: null,
      postage: toWire(needs.policy, line.freightMinor),
    })),
  }));

/** A master order in the list of unpaid ones. */
export const toAwaitPay = (
  needs: TimedNeeds,
  row: GroupRow,
  lines: readonly LineRow[],
): AwaitPayOrder => ({
  id: row.id,
  orderNo: row.order_no,
  totalNum: row.total_quantity,
  payPrice: toWire(needs.policy, row.pay_minor),
  redirect: row.redirect,
  paid: row.is_paid,
  payType: row.pay_type,
  payChannel: row.pay_channel,
  createTime: wireTime(needs.policy, row.created_at),
  cancelTime: row.isProcessing ? null : wireTimeOrNull(needs.policy, row.pay_before),
  paymentProcessing: row.isProcessing,
  orderList: toUnpaidShops(needs, lines),
});

/** Whether its shopper can cancel a confirmed order: the shop has not begun with it. */
const isCancellable = (row: ShopOrderRow): boolean =>
  row.status === columnsOf.toShip.status &&
  (row.is_paid || row.is_cod) &&
  row.refund_status === 'none' &&
  row.begun_at === null;

const refundEnd = ({ policy }: WireNeeds, { completed_at }: ShopOrderRow) =>
  completed_at && refundUntil(completed_at, policy.refund.days);

function isRefundOver(needs: TimedNeeds, row: ShopOrderRow): boolean {
  const until = refundEnd(needs, row);
  return until !== null && until <= needs.now();
}

/** A shop's order in a list. */
export const toOrderRow = (
  needs: TimedNeeds,
  row: ShopOrderRow,
  lines: readonly LineRow[],
): OrderRow => ({
  id: row.id,
  orderNo: row.order_no,
  masterOrderNo: row.master_order_no,
  merId: row.shop_id,
  merName: row.shop_name,
  createTime: wireTime(needs.policy, row.created_at),
  paid: row.is_paid,
  payTime: wireTimeOrNull(needs.policy, row.collected_at ?? row.paid_at),
  payType: row.pay_type,
  payPrice: toWire(needs.policy, row.pay_minor),
  status: WIRE_STATUS[row.status],
  totalNum: row.total_quantity,
  payPostage: toWire(needs.policy, row.freight_minor),
  refundStatus: WIRE_REFUND_STATUS[row.refund_status],
  cancellable: isCancellable(row),
  refundOver: isRefundOver(needs, row),
  deliveryName: row.express_name ?? row.courier,
  deliveryId: row.waybill_no ?? row.courier_phone,
  ...toOrderArrival(needs, row),
  receiveTime: wireTimeOrNull(needs.policy, deliveredAt(row)),
  orderInfoList: lines.map((line) => toOrderLine(needs, line)),
});

/** Quantities and amounts of a whole order or of a shop's part. */
export const toAmounts = ({ policy }: WireNeeds, row: GroupRow | ShopOrderRow) => ({
  totalNum: row.total_quantity,
  proTotalPrice: toWire(policy, row.goods_minor),
  totalPostage: toWire(policy, row.freight_minor),
  totalPrice: toWire(policy, row.goods_minor + row.freight_minor),
  payPostage: toWire(policy, row.freight_minor),
  payPrice: toWire(policy, row.pay_minor),
  couponPrice: toWire(policy, row.coupon_minor),
  generalCouponPrice: toWire(policy, row.general_coupon_minor),
  useIntegral: row.points,
  integralPrice: toWire(policy, row.points_minor),
});

interface OrderParts {
  lines: readonly LineRow[];
  points: number;
  refunds: RefundOfOrder[];
  notes: readonly NoteRow[];
}

/** A shop's order with all details. */
export const toOrderDetail = (
  needs: TimedNeeds & Pick<Context, 'language'>,
  row: ShopOrderRow,
  { lines, points, refunds, notes }: OrderParts,
): OrderDetail => {
  const until = refundEnd(needs, row);
  return {
    id: row.id,
    orderNo: row.order_no,
    masterOrderNo: row.master_order_no,
    merId: row.shop_id,
    merName: row.shop_name,
    uid: row.user_id,
    email: row.email,
    realName: row.real_name,
    userPhone: row.phone,
    userAddress: shownAddress(row.address, needs.language),
    ...toAmounts(needs, row),
    ...toTax(needs, lines),
    // Assigned to the shops whose goods it reduced
    couponId: row.coupon_minor > 0 ? row.user_coupon_id : null,
    paid: row.is_paid,
    payTime: wireTimeOrNull(needs.policy, row.collected_at ?? row.paid_at),
    payType: row.pay_type,
    status: WIRE_STATUS[row.status],
    refundStatus: WIRE_REFUND_STATUS[row.refund_status],
    userRemark: row.mark || row.group_mark,
    integral: points,
    refundUntil: until && wireTime(needs.policy, until),
    refundOver: isRefundOver(needs, row),
    cancellable: isCancellable(row),
    createTime: wireTime(needs.policy, row.created_at),
    deliveryMethod: row.delivery_method,
    deliveryText: row.delivered_text,
    ...toOrderArrival(needs, row),
    receiveTime: wireTimeOrNull(needs.policy, deliveredAt(row)),
    expressInfo: null,
    refunds,
    paymentNotes: notes.map((note) => toPaymentNote(needs, note)),
    orderInfoList: lines.map((line) => toOrderLine(needs, line)),
  };
};

/** The number of orders in each state. */
export const toCenterData = (counts: Awaited<ReturnType<typeof countStates>>): OrderCenterData => ({
  unPaidCount: counts.unpaid ?? 0,
  unShippedCount: counts.toShip,
  receivedCount: counts.toReceive,
  commentCount: counts.toReview,
  refundCount: counts.refunds ?? 0,
});
