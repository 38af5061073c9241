import type { HoldableGoods, ListedHolds } from '../inventory/hold-store';
import type { Units } from '../inventory/stock-store';
import type { Policy } from '../policy/policy';
import { overLimit } from './unpaid-rules';

const MINUTE = 60_000;

type Rules = Pick<Policy, 'hold' | 'unpaid'>;

/** Holds that began before are forgotten: the goods may be held again. */
export const forgottenSince = ({ againAfterMinutes }: Policy['hold'], now: Date): Date =>
  new Date(now.getTime() - againAfterMinutes * MINUTE);

/**
 * Which of the units of a new draft it holds: those within the limits of unpaid units. A SKU is held for so long only,
 * whatever the number of drafts, else somebody could keep it from all others without buying.
 */
export function holdsOf(
  { hold, unpaid }: Rules,
  hasCaller: boolean,
  goods: readonly HoldableGoods[],
  wanted: readonly Units[],
  now: Date,
): ListedHolds {
  const known = new Map(goods.map((one) => [one.skuId, one]));
  const most = Math.min(hold.skusPerDraft, hold.skusPerCaller - (goods[0]?.skusOfOthers ?? 0));
  const isUsedUp = (since: Date | null) =>
    since !== null && now.getTime() - since.getTime() >= hold.minutes * MINUTE;
  const units = wanted
    .toSorted((one, other) => one.skuId - other.skuId)
    .slice(0, Math.max(0, most))
    .flatMap(({ skuId, quantity }) => {
      const found = known.get(skuId);
      if (!found || isUsedUp(found.ownSince) || isUsedUp(found.callerSince)) return [];
      const isOver = overLimit(unpaid, found, quantity, hasCaller) !== undefined;
      return isOver ? [] : [{ skuId, quantity, begins: found.ownSince === null }];
    });
  return {
    skuIds: units.map(({ skuId }) => skuId),
    quantities: units.map(({ quantity }) => quantity),
    begin: units.map(({ begins }) => begins),
  };
}
