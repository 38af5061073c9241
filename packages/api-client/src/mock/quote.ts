import { exampleData } from '../generated/examples.gen';
import type { OrderPrice } from '../generated/models.gen';
import { toFees, toShops } from './amounts-answers';
import { chosenCoupons, type CouponChoice } from './coupons';
import { hashOf } from './hash';
import { wireOf } from './money';
import { pointsBalance } from './points';
import { pointsFeeOf, type PricedLine, priceLines, totalOf, usablePoints } from './price';
import { Refusal } from './refusal';
import type { MockDraft, MockState } from './state';

/** What a shopper chooses besides the goods. */
export interface Choice extends CouponChoice {
  useIntegral?: boolean | null;
  deliveries?: { method: string }[] | null;
}

const DELIVERY = 'courier';

/** The lines of a draft at their price, with the shopper's choices. */
export function quote(state: MockState, { rows }: MockDraft, choice: Choice) {
  if (choice.deliveries?.some(({ method }) => method !== DELIVERY))
    throw new Refusal(500, 'The shop does not deliver this way.', 'delivery-not-offered');
  const coupons = chosenCoupons(state, rows, choice);
  const balance = pointsBalance(state);
  const usable = usablePoints(priceLines(rows, { coupons, points: 0 }), balance);
  const lines = priceLines(rows, { coupons, points: choice.useIntegral ? usable : 0 });
  return { lines, coupons, integral: { balance, usable, usableFee: wireOf(pointsFeeOf(usable)) } };
}

/** Of the amounts of every line: another price has another hash. */
export const quoteHashOf = (lines: readonly PricedLine[]): string =>
  hashOf(lines.map(({ row, pay }) => [row.productId, row.attrId, row.cartNum, pay]));

/** The answer about a price. */
export function toPrice({ lines, integral }: ReturnType<typeof quote>) {
  const { goods, points, ...total } = totalOf(lines);
  return {
    ...exampleData.computePrice,
    proTotalFee: wireOf(goods),
    ...toFees({ goods, points, ...total }),
    useIntegral: points,
    orderList: toShops(lines).map((shop) => ({
      ...shop,
      freeFreightMissing: null,
      deliveryMethod: DELIVERY,
      deliveryMethods: [{ method: DELIVERY, freightFee: shop.freightFee ?? wireOf(0) }],
    })),
    integral,
    quoteHash: quoteHashOf(lines),
  } satisfies OrderPrice;
}
