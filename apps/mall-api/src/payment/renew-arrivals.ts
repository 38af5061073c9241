import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { ArrivalTerms, Database } from '../db/schema';
import { expectedArrival } from '../freight/arrival';
import type { Policy } from '../policy/policy';

/** An order of a shop whose promise of arrival was for an earlier payment. */
export interface ExpiredPromise {
  id: number;
  terms: ArrivalTerms;
}

/** SQL: the shop orders of an `order_group` row whose promise is over at a time, as JSON. */
export const expiredPromisesAt = (now: Date): RawBuilder<ExpiredPromise[]> => sql<
  ExpiredPromise[]
>`coalesce((
  select json_agg(json_build_object('id', part.id, 'terms', part.arrival_terms) order by part.id)
  from shop_order part
  where part.group_id = order_group.id and part.arrival_holds_until <= ${now}), '[]')`;

/** Promises of what is paid later than it had to be for the first promise: the days begin with the payment. */
export async function renewArrivals(
  trx: Transaction<Database>,
  policy: Policy,
  parts: readonly ExpiredPromise[],
  now: Date,
): Promise<void> {
  for (const { id, terms } of parts) {
    const arrival = expectedArrival(policy, terms, now);
    if (!arrival) continue;
    await trx
      .updateTable('shop_order')
      .set({
        ship_by: arrival.shipBy,
        arrives_from: arrival.from,
        arrives_until: arrival.until,
        arrival_holds_until: arrival.holdsUntil,
      })
      .where('id', '=', id)
      .execute();
  }
}
