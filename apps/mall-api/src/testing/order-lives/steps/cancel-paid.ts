import { orderAt, ownerOf, partAt, pick, type Place, places, runIf, type Step } from '../action';
import { isCancelled, type Model, type Part, refundedOf, required, unitsLeft } from '../model';
import { cancelPart, isToCollect, returnCouponsOfPart } from './on-delivery-rules';
import { payOut } from './refund';

const canCancel = ({ isPaid, state, refund }: Part) =>
  isPaid && state === 'toShip' && refund === 'none';

/** The parts cancelled with a paid master order; none when it is too late for one of them. */
export function paidParts(model: Model, draft: number): Place[] {
  const open = orderAt(model, draft).parts.filter((part) => !isCancelled(part));
  return open.every(canCancel) ? open.map(({ shop }) => ({ draft, shop })) : [];
}

/** Goods, points and coupons are returned at once; a refund of everything that is left is in progress. */
export function cancelPaidParts(model: Model, parts: readonly Place[]): void {
  for (const place of parts) {
    const part = partAt(model, place);
    const shares = [...part.lines.keys()].flatMap((line) => {
      const quantity = unitsLeft(part, line);
      const { payMinor, points } = required(part.lines[line]);
      const gone = refundedOf(part, line);
      const left = { amountMinor: payMinor - gone.amountMinor, points: points - gone.points };
      return quantity > 0 ? [{ line, quantity, ...left }] : [];
    });
    part.refunds.push({ state: 'applied', shares });
    for (const { line, quantity, points } of shares) {
      const shelf = required(model.shelves[required(part.lines[line]).shelf]);
      shelf.sold -= quantity;
      shelf.stock += quantity;
      required(model.accounts[ownerOf(model, place.draft)]).points += points;
    }
    part.state = 'cancelled';
  }
  for (const place of parts) {
    returnCouponsOfPart(model, place);
    payOut(model, { ...place, refund: partAt(model, place).refunds.length - 1 });
  }
}

/** What the shopper's call does to one shop order: paid, or to be paid on delivery. */
export function cancelShopOrder(model: Model, place: Place): boolean {
  const [order, part] = [orderAt(model, place.draft), partAt(model, place)];
  if (isToCollect(order, part))
    return runIf(part.state === 'toShip', () => cancelPart(model, place));
  return runIf(canCancel(part), () => cancelPaidParts(model, [place]));
}

/** The shopper cancels one shop's part of a paid order. */
export const cancelPaidPart: Step = (model, choice) => {
  const place = pick(places(model), (at) => canCancel(partAt(model, at)), choice);
  if (!place) return undefined;
  const owner = ownerOf(model, place.draft);
  return {
    label: `cancel part ${place.shop} of paid order ${place.draft}`,
    async send(scene) {
      const { orderNo } = await scene.partOf(place.draft, place.shop);
      return scene.as(owner, 'cancelOrder', { params: { orderNo } });
    },
    apply: (next) => cancelShopOrder(next, place),
  };
};
