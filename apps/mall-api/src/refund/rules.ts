import type { ErrorReason } from '@vermilion/api-client';
import type { DeliveryMethod, OrderRefundStatus, ShopOrderStatus } from '../db/schema';
import { type BusinessError, namedError } from '../kernel/errors';
import { type Shared, shareOfUnits } from '../ledger/rules';
import { allocate } from '../money/allocate';

/** A line of an order with what its open and completed refunds include. */
export interface PaidLine {
  id: number;
  quantity: number;
  freightMinor: number;
  /** the amount paid: shipping included, minus its shares of coupons and points */
  payMinor: number;
  /** points spent on it */
  points: number;
  refundedQuantity: number;
  refundedMinor: number;
  refundedPoints: number;
}

/** The same with what the mall bore of it by its coupon and for the points, and with the commission. */
export interface SharedLine extends PaidLine {
  borne: Record<BorneShare, Shared>;
  /** the included tax, and what refunds took of it */
  tax: Shared;
}

export type BorneShare = 'coupon' | 'points' | 'commission';

export interface LineChoice {
  orderLineId: number;
  quantity: number;
}

/** Part of a refund. */
export interface RefundPart extends LineChoice {
  amountMinor: number;
  /** points returned in addition to money */
  points: number;
  /** what the shop gives back to the mall, and the mall's commission to the shop */
  borne: Record<BorneShare, number>;
  /** of the included tax */
  taxMinor: number;
}

export const unitsLeft = (line: PaidLine): number => line.quantity - line.refundedQuantity;

/**
 * The refund for some of a line's units. The amount paid for the line without shipping is divided among its
 * units; shipping is refunded with the last of them. Computed from what is left, so that any sequence of
 * refunds adds up to the amount paid, even if some were refused in between.
 */
export function refundAmount(line: PaidLine, units: number): number {
  const left = unitsLeft(line);
  if (!Number.isInteger(units) || units < 1 || units > left) {
    throw new RangeError(`${units} units of ${left} cannot be refunded.`);
  }
  const leftMinor = line.payMinor - line.refundedMinor;
  if (units === left) return leftMinor;
  const goodsMinor = Math.max(0, leftMinor - line.freightMinor);
  return allocate(goodsMinor, [units, left - units])[0] ?? 0;
}

/** The points returned with some of a line's units, divided in the same way. */
export function refundPointsOf(line: PaidLine, units: number): number {
  const left = line.points - line.refundedPoints;
  return allocate(left, [units, unitsLeft(line) - units])[0] ?? 0;
}

/** What of a line's shares goes back with some of its units. Points are worth what they were when it was ordered. */
function refundBorne(line: SharedLine, units: number, points: number): RefundPart['borne'] {
  const left = unitsLeft(line);
  return {
    coupon: shareOfUnits(line.borne.coupon, units, left),
    points: points && shareOfUnits(line.borne.points, points, line.points - line.refundedPoints),
    commission: shareOfUnits(line.borne.commission, units, left),
  };
}

/** The tax that a part of a line includes: in proportion to what the shop gives back, the last takes what is left. */
function refundTax(line: SharedLine, { amountMinor, borne }: Omit<RefundPart, 'taxMinor'>): number {
  const leftOf = ({ totalMinor, refundedMinor }: Shared) => totalMinor - refundedMinor;
  const left =
    line.payMinor - line.refundedMinor + leftOf(line.borne.coupon) + leftOf(line.borne.points);
  const back = amountMinor + borne.coupon + borne.points;
  return left === 0 ? 0 : (allocate(leftOf(line.tax), [back, left - back])[0] ?? 0);
}

/** The amounts for one unit, two units … up to all that are left. */
export const refundAmounts = (line: PaidLine): number[] =>
  Array.from({ length: unitsLeft(line) }, (_, index) => refundAmount(line, index + 1));

/** Why a refund cannot be applied for. */
export type RefundRefusal =
  'unpaid' | 'cancelled' | 'inProgress' | 'refunded' | 'nothingLeft' | 'tooMany';

/** An order whose parcel never arrives can be refunded while it is on its way. */
interface RefundableOrder {
  isPaid: boolean;
  status: ShopOrderStatus;
  refundStatus: OrderRefundStatus;
}

/** Why an order cannot be refunded at the moment; undefined when it can. */
export function orderRefusal(
  { isPaid, status, refundStatus }: RefundableOrder,
  lines: readonly PaidLine[],
): RefundRefusal | undefined {
  if (!isPaid) return 'unpaid';
  if (status === 'cancelled') return 'cancelled';
  if (refundStatus === 'refunded') return 'refunded';
  if (refundStatus !== 'none') return 'inProgress';
  return lines.some((line) => unitsLeft(line) > 0) ? undefined : 'nothingLeft';
}

/**
 * Whether the goods of an accepted refund must be returned first: received goods must, unless the policy says
 * otherwise; unshipped and virtual goods cannot.
 */
export const mustBeReturned = (
  { status, deliveryMethod }: { status: ShopOrderStatus; deliveryMethod?: DeliveryMethod | null },
  { returnReceived }: { returnReceived: boolean },
): boolean =>
  returnReceived &&
  deliveryMethod !== 'virtual' &&
  (status === 'toReview' || status === 'completed');

/** The parts of a refund: the selected units, or all that are left. Undefined when fewer are left. */
export function refundParts(
  lines: readonly SharedLine[],
  choice: readonly LineChoice[] = everythingLeft(lines),
): RefundPart[] | undefined {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const parts: RefundPart[] = [];
  for (const { orderLineId, quantity } of choice) {
    const line = byId.get(orderLineId);
    if (!line || quantity > unitsLeft(line)) return undefined;
    // A repeated line is not found the second time
    byId.delete(orderLineId);
    const amountMinor = refundAmount(line, quantity);
    const points = refundPointsOf(line, quantity);
    const borne = refundBorne(line, quantity, points);
    const part = { orderLineId, quantity, amountMinor, points, borne };
    parts.push({ ...part, taxMinor: refundTax(line, part) });
  }
  return parts.length > 0 ? parts : undefined;
}

const everythingLeft = (lines: readonly PaidLine[]): LineChoice[] =>
  lines.flatMap((line) => {
    const quantity = unitsLeft(line);
    return quantity > 0 ? { orderLineId: line.id, quantity } : [];
  });

const REFUSALS: Record<RefundRefusal, string> = {
  unpaid: 'Only a paid order can be refunded.',
  cancelled: 'This order was cancelled: its money is returned to you.',
  inProgress: 'A refund of this order is already in progress.',
  refunded: 'This order has already been refunded.',
  nothingLeft: 'This order has already been refunded.',
  tooMany: 'Fewer pieces of these goods are left to refund.',
};

const REASONS = {
  unpaid: 'refund-unpaid',
  cancelled: 'refund-done',
  inProgress: 'refund-in-progress',
  refunded: 'refund-done',
  nothingLeft: 'refund-done',
  tooMany: 'too-many-units',
} as const satisfies Record<RefundRefusal, ErrorReason>;

/** The error for the shopper. */
export const refusalError = (refusal: RefundRefusal): BusinessError =>
  namedError(REASONS[refusal], 500, REFUSALS[refusal]);
