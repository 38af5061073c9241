import { type Kysely, sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../db/schema';

/**
 * Asserts for every account in the database that its entries add up to its balances, and its frozen earnings
 * to the frozen balance.
 */
export async function expectPointsToAgree(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql`
    with entries as (
      select user_id, sum(points) as free, sum(points_frozen) as frozen,
        coalesce(sum(points + points_frozen)
          filter (where kind in ('opening','earned','released','clawedBack','kept')), 0) as earned
      from point_entry group by user_id
    ), earnings as (
      select user_id, sum(points) filter (where not is_released) as frozen
      from point_earning group by user_id
    )
    select a.id, a.points, a.points_frozen, a.points_earned, a.points_spent from user_account a
      left join entries on entries.user_id = a.id
      left join earnings on earnings.user_id = a.id
    where (a.points, a.points_frozen, a.points_earned, a.points_spent) is distinct from
        (coalesce(entries.free, 0), coalesce(entries.frozen, 0), coalesce(entries.earned, 0),
         coalesce(entries.earned - entries.free - entries.frozen, 0))
      or a.points_frozen <> coalesce(earnings.frozen, 0)
  `.execute(db);
  expect(rows).toEqual([]);
}
