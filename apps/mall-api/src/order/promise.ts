import type { ArrivalTerms } from '../db/schema';
import { type Arrival, expectedArrival } from '../freight/arrival';
import { wireDate } from '../http/wire-time';
import type { Deps } from '../kernel/context';

/** What was promised of an order of a shop, as stored. */
export interface PromiseColumns {
  ship_by: string | null;
  arrives_from: string | null;
  arrives_until: string | null;
  arrival_terms: ArrivalTerms | null;
  arrival_holds_until: Date | string | null;
}

interface Promised extends PromiseColumns {
  /** paid, or paid on delivery */
  isConfirmed: boolean;
}

type Needs = Pick<Deps, 'policy' | 'now'>;

/**
 * When an order is shipped and arrives; undefined without a promise. Of one that is still to be paid, what is promised if
 * that happens now.
 */
export function promiseOf({ policy, now }: Needs, order: Promised): Arrival | undefined {
  const { ship_by: shipBy, arrives_from: from, arrives_until: until } = order;
  if (!shipBy || !from || !until) return undefined;
  const { arrival_terms: terms, arrival_holds_until: end, isConfirmed } = order;
  const time = now();
  const isOver = !isConfirmed && terms && end && new Date(end) <= time;
  return (isOver && expectedArrival(policy, terms, time)) || { shipBy, from, until };
}

/** Whether a day is over in the mall. */
export const isOver = ({ policy, now }: Needs, day: string): boolean =>
  wireDate(policy, now()) > day;

/** The columns of `shop_order` for what is promised; nothing is. */
export const noPromise = {
  ship_by: null,
  arrives_from: null,
  arrives_until: null,
  arrival_terms: null,
  arrival_holds_until: null,
};
