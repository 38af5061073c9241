import type { ArrivalTerms } from '../db/schema';
import {
  arrivalTerms,
  type ExpectedArrival,
  expectedArrival,
  type Handling,
} from '../freight/arrival';
import type { Policy } from '../policy/policy';
import { groupByShop } from '../shop/group-by-shop';
import type { Draft } from './draft';

/** When a shop's goods arrive, and what that was reckoned from. */
export interface PromisedArrival extends ExpectedArrival {
  terms: ArrivalTerms;
}

/** A shop that does as the mall decides, as in drafts older than its own handling. */
const asTheMall: Handling = {
  cutOff: null,
  handlingDays: null,
  holidayFrom: null,
  holidayUntil: null,
};

/**
 * When the goods of each shop arrive in a country if they are ordered now; without the shops that ship nothing, or of
 * which nobody knows.
 */
export function arrivalsOf(
  { lines, freight, delivery }: Draft,
  country: string,
  policy: Policy,
  now: Date,
): ReadonlyMap<number, PromisedArrival> {
  const shipped = groupByShop(lines.filter(({ isVirtual }) => !isVirtual));
  return new Map(
    shipped.flatMap(({ shopId }) => {
      const handling = delivery?.[shopId]?.handling ?? asTheMall;
      const terms = arrivalTerms(policy, { handling, rule: freight?.[shopId] }, country);
      const expected = terms && expectedArrival(policy, terms, now);
      return expected ? [[shopId, { ...expected, terms }] as const] : [];
    }),
  );
}
