import { sumOf } from '../../../money/allocate';
import { orderAt, ownerOf, partAt, type Place } from '../action';
import { isCancelled, isOver, type Model, type Order, type Part, required } from '../model';

/** The courier is to collect the payment. */
export const isToCollect = ({ isCod }: Order, part: Part): boolean =>
  isCod && !part.isPaid && !isCancelled(part);

/**
 * Coupons are returned with the orders that they discounted: a shop's with its shop order, the mall's with
 * the whole order.
 */
export function returnCouponsOfPart(model: Model, { draft, shop }: Place): void {
  const isWhole = orderAt(model, draft).parts.every(isOver);
  for (const coupon of model.coupons) {
    const comesBack = coupon.shop === null ? isWhole : coupon.shop === shop;
    if (coupon.usedBy === draft && comesBack) coupon.usedBy = null;
  }
}

/** The shop order will not be paid: points, coupons and unshipped goods are returned. */
export function cancelPart(model: Model, place: Place): void {
  const order = orderAt(model, place.draft);
  const part = partAt(model, place);
  const to = part.state === 'toShip' ? 'stock' : 'gone';
  part.state = 'cancelled';
  required(model.accounts[ownerOf(model, place.draft)]).points += sumOf(
    part.lines,
    ({ points }) => points,
  );
  for (const line of part.lines) {
    const shelf = required(model.shelves[line.shelf]);
    shelf.sold -= line.quantity;
    shelf[to] += line.quantity;
  }
  returnCouponsOfPart(model, place);
  const remaining = order.parts.filter((other) => !isCancelled(other));
  order.isCancelled = remaining.length === 0;
  order.isPaid = remaining.length > 0 && remaining.every(({ isPaid }) => isPaid);
}

/** The shop orders cancelled with a master order; none when it is too late for one of them. */
export function cancellable(model: Model, draft: number): Place[] {
  const order = orderAt(model, draft);
  const open = order.parts.filter((part) => isToCollect(order, part));
  if (open.some(({ state }) => state !== 'toShip')) return [];
  return open.map(({ shop }) => ({ draft, shop }));
}
