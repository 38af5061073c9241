import { expect } from 'vitest';
import { ownerOf, partAt, pick, type Place, places, type Step } from '../action';
import { type Model, type Part, refundedOf, required, type Share, unitsLeft } from '../model';
import type { Snapshot } from '../snapshot';

/** Minutes after completion in which a refund can be requested. */
const REFUNDABLE_FOR = 30 * 24 * 60;

const canApply = ({ minutes }: Model, part: Part) =>
  part.isPaid &&
  ['toShip', 'toReceive', 'toReview', 'completed'].includes(part.state) &&
  part.refund === 'none' &&
  part.lines.some((_line, line) => unitsLeft(part, line) > 0) &&
  (part.completedAt === undefined || minutes < part.completedAt + REFUNDABLE_FOR);

interface RequestedUnits {
  line: number;
  quantity: number;
}

/** The server's division of the amount: proportional, and the whole remainder with the last unit. */
function checkShare(part: Part, { line, quantity, amountMinor, points }: Share): void {
  const { payMinor, freightMinor, points: paidByPoints } = required(part.lines[line]);
  const gone = refundedOf(part, line);
  const left = unitsLeft(part, line);
  const moneyLeft = payMinor - gone.amountMinor;
  const pointsLeft = paidByPoints - gone.points;
  const isLast = quantity === left;
  const fair = isLast ? moneyLeft : ((moneyLeft - freightMinor) * quantity) / left;
  expect(Math.abs(amountMinor - fair)).toBeLessThan(isLast ? 0.001 : 1);
  expect(Math.abs(points - (pointsLeft * quantity) / left)).toBeLessThan(isLast ? 0.001 : 1);
}

function applyFor(
  model: Model,
  place: Place,
  requested: RequestedUnits[] | undefined,
  seen: Snapshot,
) {
  const part = partAt(model, place);
  if (!canApply(model, part)) return false;
  const all = [...part.lines.keys()].map((line) => ({ line, quantity: unitsLeft(part, line) }));
  const units = (requested ?? all).filter(({ quantity }) => quantity > 0);
  if (units.some(({ line, quantity }) => quantity > unitsLeft(part, line))) return false;
  const parts = seen.orders[place.draft]?.parts ?? [];
  const made = parts.find(({ shop }) => shop === place.shop)?.refunds[part.refunds.length];
  const shares = (made?.shares ?? []).map((share) => ({ ...share }));
  // When missing in `seen`, comparing the snapshots fails.
  if (made) {
    expect(shares.map(({ line, quantity }) => ({ line, quantity }))).toEqual(units);
    shares.forEach((share) => checkShare(part, share));
  }
  part.refunds.push({ state: 'applied', shares });
  part.refund = 'applied';
  return true;
}

export const applyForRefund: Step = (model, choice) => {
  const place = pick(
    places(model),
    (candidate) => canApply(model, partAt(model, candidate)),
    choice,
  );
  if (!place) return undefined;
  const { isOn, isBlind, numbers } = choice;
  const part = partAt(model, place);
  const some = [...part.lines.keys()].flatMap((line) => {
    const most = isBlind ? 9 : unitsLeft(part, line);
    const quantity = Math.min(numbers[line] ?? 0, most);
    return quantity > 0 ? [{ line, quantity }] : [];
  });
  const requested = isOn || some.length === 0 ? undefined : some;
  const owner = ownerOf(model, place.draft);
  return {
    label: `apply for ${requested ? JSON.stringify(requested) : 'all'} of part ${place.shop} of order ${place.draft}`,
    async send(scene) {
      const { id, orderNo } = await scene.partOf(place.draft, place.shop);
      const ids = await scene.lineIds(id);
      const lines = requested?.map(({ line, quantity }) => ({ orderLineId: ids[line], quantity }));
      const body = {
        orderNo,
        text: 'Too many',
        refund_reason_wap_img: '',
        ...(lines && { lines }),
      };
      return scene.as(owner, 'applyForRefund', { body });
    },
    apply: (next, seen) => applyFor(next, place, requested, seen),
  };
};
