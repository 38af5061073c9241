import type {
  CouponOption,
  OrderPrice,
  PayMethods,
  PreOrder,
  PreOrderShop,
} from '@vermilion/api-client';
import type {
  CheckoutCoupon,
  CheckoutPoints,
  CheckoutReservation,
  CheckoutShop,
  CheckoutTotalsModel,
  CouponObstacle,
  PaymentMethod,
} from '@vermilion/mall-components/checkout';
import type { Mall } from '../format/mall';
import { rowsOf } from '../format/rows';
import { minorOf, optionalDate, optionalMinor } from '../format/wire';
import { toShopLines } from '../order/order';
import { COD } from '../order/pay-types';

/** A shop's shipping cost: from the server, or the sum of its lines. */
function freightOf(mall: Mall, { freightFee, orderInfoList }: PreOrderShop) {
  return (
    optionalMinor(mall, freightFee) ??
    orderInfoList.reduce(
      (sum, line) => sum + (optionalMinor(mall, line.postage) ?? 0) * line.payNum,
      0,
    )
  );
}

function toDelivery(
  mall: Mall,
  { deliveryMethod, deliveryMethods }: PreOrderShop,
): CheckoutShop['delivery'] {
  if (!deliveryMethod) return undefined;
  const options = rowsOf(deliveryMethods, ({ method, freightFee }) => ({
    method,
    freightMinor: minorOf(mall, freightFee),
  }));
  return { method: deliveryMethod, options };
}

/** The part of the checkout that belongs to one shop. */
export function toCheckoutShop(mall: Mall, wire: PreOrderShop): CheckoutShop {
  const shop = toShopLines(mall)(wire);
  const freightMinor = freightOf(mall, wire);
  const goodsMinor = shop.lines.reduce((sum, line) => sum + line.priceMinor * line.quantity, 0);
  const freeFreightMissingMinor = optionalMinor(mall, wire.freeFreightMissing);
  return {
    ...shop,
    freightMinor,
    sumMinor: goodsMinor + freightMinor,
    freeFreightMissingMinor,
    delivery: toDelivery(mall, wire),
  };
}

/** A draft with its price, loaded or recalculated. */
export type Priced = PreOrder | OrderPrice;

/** The totals of a draft. */
export const toSums =
  (mall: Mall) =>
  (wire: Priced): CheckoutTotalsModel => ({
    goodsMinor: minorOf(mall, wire.proTotalFee),
    couponMinor: optionalMinor(mall, wire.couponFee) ?? 0,
    pointsMinor: optionalMinor(mall, wire.integralFee) ?? 0,
    freightMinor: minorOf(mall, wire.freightFee),
    payMinor: minorOf(mall, wire.payFee),
  });

/** When a coupon ends. From servers that send only the day, `yyyy-MM-dd`, it is the end of that day. */
const endOf = (mall: Mall, { useEndTime, endTime }: CouponOption) =>
  optionalDate(mall, useEndTime ?? (endTime && `${endTime.slice(0, 10)} 23:59:59`));

function toObstacle(mall: Mall, { obstacle, missing }: CouponOption): CouponObstacle | undefined {
  if (!obstacle) return undefined;
  if (obstacle !== 'belowMinimum') return { kind: obstacle };
  return { kind: obstacle, missingMinor: optionalMinor(mall, missing) ?? 0 };
}

/** A coupon of the shopper as an option of the checkout, with the reason why it cannot be chosen. */
export const toCoupon =
  (mall: Mall) =>
  (wire: CouponOption): CheckoutCoupon => ({
    id: wire.id,
    name: wire.name ?? '',
    shop: wire.merId ? { id: wire.merId, name: wire.merName ?? '' } : undefined,
    amountMinor: minorOf(mall, wire.money),
    minimumMinor: minorOf(mall, wire.minPrice),
    endsAt: endOf(mall, wire),
    best: wire.isBest,
    obstacle: toObstacle(mall, wire),
  });

/** The shopper's points; undefined if the server does not support them. */
export const toPoints = (mall: Mall, { integral }: Priced): CheckoutPoints | undefined =>
  integral && {
    balance: integral.balance,
    usable: integral.usable,
    usableMinor: minorOf(mall, integral.usableFee),
  };

/**
 * How long the draft lives, from the seconds that the server tells.
 * @param requestedAt time of the request, milliseconds since 1970
 */
export const toReservation = (
  { draft }: Priced,
  requestedAt: number,
): CheckoutReservation | undefined =>
  draft && { until: new Date(requestedAt + draft.leftSeconds * 1000), held: draft.isHeld };

function toPaymentObstacle(mall: Mall, wire: Priced['cashOnDelivery']): PaymentMethod['obstacle'] {
  if (wire?.refusal === 'virtual') return { kind: 'virtual' };
  if (wire?.refusal !== 'amount') return undefined;
  return { kind: 'amount', mostMinor: optionalMinor(mall, wire.max) ?? 0 };
}

/**
 * The available payment methods, the trial one last; `id` is the wire's `payType`. Methods that this
 * storefront does not support are omitted.
 */
export function toMethods(
  mall: Mall,
  wire: PayMethods,
  { cashOnDelivery }: Priced,
): PaymentMethod[] {
  const all: [boolean | undefined, PaymentMethod][] = [
    [wire.stripeStatus, { id: 'stripe', kind: 'card' }],
    [wire.paypalStatus, { id: 'paypal', kind: 'paypal' }],
    [wire.wechatPaySwitch, { id: 'wechat', kind: 'wechat' }],
    [
      wire.codSwitch && cashOnDelivery?.refusal !== 'closed',
      { id: COD, kind: 'delivery', obstacle: toPaymentObstacle(mall, cashOnDelivery) },
    ],
    [wire.testStatus, { id: 'test', kind: 'test' }],
  ];
  return all.flatMap(([open, method]) => (open ? [method] : []));
}
