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
import { rowsOf } from '../../data/rows';
import { dateOf, minorOf, optionalMinor } from '../../data/wire';
import { toShopLines } from '../../order/map';
import { COD } from '../../order/pay-types';

/** A shop's shipping cost: from the server, or the sum of its lines. */
function freightOf({ freightFee, orderInfoList }: PreOrderShop) {
  return (
    optionalMinor(freightFee) ??
    orderInfoList.reduce((sum, line) => sum + (optionalMinor(line.postage) ?? 0) * line.payNum, 0)
  );
}

function toDelivery({ deliveryMethod, deliveryMethods }: PreOrderShop): CheckoutShop['delivery'] {
  if (!deliveryMethod) return undefined;
  const options = rowsOf(deliveryMethods, ({ method, freightFee }) => ({
    ...{ method, freightMinor: minorOf(freightFee) },
  }));
  return { method: deliveryMethod, options };
}

/** The part of the checkout that belongs to one shop. */
export function toCheckoutShop(wire: PreOrderShop): CheckoutShop {
  const shop = toShopLines(wire);
  const freightMinor = freightOf(wire);
  const goodsMinor = shop.lines.reduce((sum, line) => sum + line.priceMinor * line.quantity, 0);
  const freeFreightMissingMinor = optionalMinor(wire.freeFreightMissing);
  return {
    ...{ ...shop, freightMinor, sumMinor: goodsMinor + freightMinor, freeFreightMissingMinor },
    delivery: toDelivery(wire),
  };
}

/** A draft with its price, loaded or recalculated. */
export type Priced = PreOrder | OrderPrice;

export const toSums = (wire: Priced): CheckoutTotalsModel => ({
  goodsMinor: minorOf(wire.proTotalFee),
  couponMinor: optionalMinor(wire.couponFee) ?? 0,
  pointsMinor: optionalMinor(wire.integralFee) ?? 0,
  freightMinor: minorOf(wire.freightFee),
  payMinor: minorOf(wire.payFee),
});

/** A wire date, `yyyy-MM-dd`; coupons are valid until the end of the day. */
const endOfDay = (day: string) => dateOf(`${day.slice(0, 10)} 23:59:59`);

function toObstacle({ obstacle, missing }: CouponOption): CouponObstacle | undefined {
  if (!obstacle) return undefined;
  if (obstacle !== 'belowMinimum') return { kind: obstacle };
  return { kind: obstacle, missingMinor: optionalMinor(missing) ?? 0 };
}

export const toCoupon = (wire: CouponOption): CheckoutCoupon => ({
  id: wire.id,
  name: wire.name ?? '',
  shop: wire.merId ? { id: wire.merId, name: wire.merName ?? '' } : undefined,
  amountMinor: minorOf(wire.money),
  minimumMinor: minorOf(wire.minPrice),
  endsAt: wire.endTime ? endOfDay(wire.endTime) : undefined,
  best: wire.isBest,
  obstacle: toObstacle(wire),
});

/** The shopper's points; undefined if the server does not support them. */
export const toPoints = ({ integral }: Priced): CheckoutPoints | undefined =>
  integral && {
    balance: integral.balance,
    usable: integral.usable,
    usableMinor: minorOf(integral.usableFee),
  };

/** @param askedAt time of the request, milliseconds since 1970 */
export const toReservation = (
  { draft }: Priced,
  requestedAt: number,
): CheckoutReservation | undefined =>
  draft && { until: new Date(requestedAt + draft.leftSeconds * 1000), held: draft.isHeld };

function toPaymentObstacle(wire: Priced['cashOnDelivery']): PaymentMethod['obstacle'] {
  if (wire?.refusal === 'virtual') return { kind: 'virtual' };
  if (wire?.refusal !== 'amount') return undefined;
  return { kind: 'amount', mostMinor: optionalMinor(wire.max) ?? 0 };
}

/**
 * The available payment methods, the trial one first; `id` is the wire's `payType`. Methods that this
 * storefront does not support are omitted.
 */
export function toMethods(wire: PayMethods, { cashOnDelivery }: Priced): PaymentMethod[] {
  const all: [boolean | undefined, PaymentMethod][] = [
    [wire.testStatus, { id: 'test', kind: 'test' }],
    [wire.stripeStatus, { id: 'stripe', kind: 'card' }],
    [wire.paypalStatus, { id: 'paypal', kind: 'paypal' }],
    [wire.wechatPaySwitch, { id: 'wechat', kind: 'wechat' }],
    [
      wire.codSwitch && cashOnDelivery?.refusal !== 'closed',
      { id: COD, kind: 'delivery', obstacle: toPaymentObstacle(cashOnDelivery) },
    ],
  ];
  return all.flatMap(([open, method]) => (open ? [method] : []));
}
