import type {
  OrderCoupon,
  OrderPrice,
  PayMethods,
  PreOrder,
  PreOrderShop,
} from '@vermilion/api-client';
import type {
  CheckoutCoupon,
  CheckoutShop,
  CheckoutTotalsModel,
  PaymentMethod,
} from '@vermilion/mall-components/checkout';
import { dateOf, minorOf, optionalMinor } from '../../data/wire';
import { toShopLines } from '../../order/map';

/** Freight of a shop: as the server says, else the sum of its lines'. */
function freightOf({ freightFee, orderInfoList }: PreOrderShop) {
  return (
    optionalMinor(freightFee) ??
    orderInfoList.reduce((sum, line) => sum + (optionalMinor(line.postage) ?? 0) * line.payNum, 0)
  );
}

/** What is bought from one shop. */
export function toCheckoutShop(wire: PreOrderShop): CheckoutShop {
  const shop = toShopLines(wire);
  const freightMinor = freightOf(wire);
  const goodsMinor = shop.lines.reduce((sum, line) => sum + line.priceMinor * line.quantity, 0);
  return { ...shop, freightMinor, sumMinor: goodsMinor + freightMinor };
}

export const toSums = (wire: PreOrder | OrderPrice): CheckoutTotalsModel => ({
  goodsMinor: minorOf(wire.proTotalFee),
  couponMinor: optionalMinor(wire.couponFee) ?? 0,
  freightMinor: minorOf(wire.freightFee),
  payMinor: minorOf(wire.payFee),
});

/** A day of the wire, `yyyy-MM-dd`; a coupon holds until its end. */
const endOfDay = (day: string) => dateOf(`${day.slice(0, 10)} 23:59:59`);

export const toCoupon = (wire: OrderCoupon): CheckoutCoupon => ({
  id: wire.id,
  name: wire.name ?? '',
  amountMinor: minorOf(wire.money),
  minimumMinor: minorOf(wire.minPrice),
  endsAt: wire.endTime ? endOfDay(wire.endTime) : undefined,
});

/**
 * The open ways to pay, the one for trying out first; `id` is the wire's `payType`. Others (a form of
 * ours, a code to show) this storefront cannot carry out.
 */
export function toMethods(wire: PayMethods): PaymentMethod[] {
  const all: [boolean | undefined, PaymentMethod][] = [
    [wire.testStatus, { id: 'test', kind: 'test' }],
    [wire.paypalStatus, { id: 'paypal', kind: 'paypal' }],
  ];
  return all.flatMap(([open, method]) => (open ? [method] : []));
}
