import type { MyCoupon } from '@vermilion/api-client';
import type { CouponState, OwnCoupon } from '@vermilion/mall-components/coupon';
import type { Mall } from '../format/mall';
import { textOf } from '../format/rows';
import { minorOf, optionalDate } from '../format/wire';
import { couponKind } from './coupon-kind';

function stateOf({ status, validStr }: MyCoupon): CouponState {
  if (status === 1 || validStr === 'unusable') return 'used';
  if (status === 2 || validStr === 'overdue') return 'expired';
  return validStr === 'notStart' ? 'notStarted' : 'usable';
}

/** The URL of the goods that a coupon applies to: one product, its category, its shop, or the mall. */
function hrefOf(
  mall: Mall,
  { useType, merId, productIds = [], categoryIds = [] }: MyCoupon,
): string {
  const [productId, another] = productIds;
  if (useType === 2 && productId !== undefined && (another === undefined || !merId))
    return mall.links.goods(productId);
  if (useType === 4 && categoryIds[0] !== undefined)
    return mall.links.search({ cid: categoryIds[0] });
  return merId ? mall.links.shop(merId) : mall.links.home();
}

/** The name of a category in the shopper's language, where it is known. */
type CategoryName = (id: number) => string | undefined;

/** A coupon that the shopper owns, with a link to what it applies to; with `categoryName` it names its categories. */
export const toOwnCoupon =
  (mall: Mall, categoryName?: CategoryName) =>
  (wire: MyCoupon): OwnCoupon => ({
    id: wire.id,
    name: textOf(wire.name),
    kind: couponKind(wire.useType),
    amountMinor: minorOf(mall, wire.money),
    minimumMinor: minorOf(mall, wire.minPrice),
    startsAt: optionalDate(mall, wire.startTime),
    endsAt: optionalDate(mall, wire.endTime),
    usedAt: optionalDate(mall, wire.useTime),
    state: stateOf(wire),
    shopName: wire.merName ?? undefined,
    categoryNames: categoryName && wire.categoryIds?.flatMap((id) => categoryName(id) ?? []),
    href: hrefOf(mall, wire),
  });
