import { exampleData } from '../generated/examples.gen';
import type { OrderCoupon, SavedItem } from '../generated/models.gen';
import { couponShares, missingTo, obstacleOf } from './coupon-rules';
import { draftOf } from './drafts';
import { sumOf, wireOf } from './money';
import { pageOf } from './page';
import { notFound, Refusal } from './refusal';
import type { Resolvers } from './resolvers';
import type { MockState } from './state';

const held = exampleData.couponOptions;

/** Whether an order has used a coupon; cancelled, it gives it back. */
const isUsed = ({ orders }: MockState, { id, merId }: OrderCoupon): boolean =>
  orders.some(
    ({ couponIds, parts }) =>
      couponIds.includes(id) && parts.some((part) => part.merId === merId && !part.isCancelled),
  );

const unused = (state: MockState) => held.filter((coupon) => !isUsed(state, coupon));

/** What a shopper chooses for a price. For no coupon storefronts send either 0 or nothing. */
export interface CouponChoice {
  couponId?: number | null;
  couponIds?: number[] | null;
}

/** The chosen coupons. Refuses those that do not apply to the rows. */
export function chosenCoupons(
  state: MockState,
  rows: readonly SavedItem[],
  { couponId, couponIds }: CouponChoice,
): OrderCoupon[] {
  const ids = new Set(couponIds ?? (couponId ? [couponId] : []));
  return [...ids].map((id) => {
    const coupon = held.find((one) => one.id === id);
    if (!coupon) throw notFound();
    if (isUsed(state, coupon)) throw new Refusal(500, 'This coupon has been used.', 'coupon-used');
    if (obstacleOf(coupon, rows) !== null)
      throw new Refusal(500, 'This coupon does not apply to these goods.', 'coupon-unfit');
    return coupon;
  });
}

/** The shopper's coupons, for an order. */
export const couponResolvers: Resolvers = {
  orderCoupons(state, { preOrderNo }) {
    const { rows } = draftOf(state, preOrderNo);
    const ids = unused(state)
      .filter((coupon) => obstacleOf(coupon, rows) === null)
      .map(({ id }) => id);
    return exampleData.orderCoupons.filter(({ id }) => ids.includes(id));
  },
  couponOptions(state, { preOrderNo }) {
    const { rows } = draftOf(state, preOrderNo);
    return unused(state).map((coupon) => {
      const obstacle = obstacleOf(coupon, rows);
      const discount = obstacle ? 0 : sumOf(couponShares(rows, [coupon]), (one) => one);
      return {
        ...coupon,
        discount: wireOf(discount),
        isBest: !obstacle,
        isSuggested: !obstacle,
        obstacle,
        missing: obstacle === 'belowMinimum' ? wireOf(missingTo(coupon, rows)) : null,
      };
    });
  },
  myCoupons(state, { type, ...page }) {
    const mine = exampleData.myCoupons.list.map((coupon) => {
      const used = held.some((one) => one.id === coupon.id && isUsed(state, one));
      return used ? { ...coupon, status: 1, validStr: 'unusable' as const } : coupon;
    });
    return pageOf(
      mine.filter(({ status }) => (status === 0) === (type === 'usable')),
      page,
    );
  },
};
