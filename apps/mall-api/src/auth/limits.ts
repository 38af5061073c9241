import { sql } from 'kysely';
import { MallFault } from '../http/errors';
import type { Deps } from '../http/handler';

export interface Limit {
  /** What is counted, and for whom. */
  key: string;
  /** How often it may happen in one window. */
  max: number;
  windowSeconds: number;
}

/**
 * Counts one more and tells whether that is still within the limit. One conditional statement, so
 * that requests at the same time, in several processes too, are counted each.
 */
async function countUp(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { key, max, windowSeconds }: Limit,
): Promise<boolean> {
  const time = now();
  const ends = new Date(time.getTime() + windowSeconds * 1000);
  const { count } = await db
    .insertInto('rate_limit')
    .values({ key, count: 1, window_ends_at: ends })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when rate_limit.window_ends_at <= ${time} then 1 else rate_limit.count + 1 end`,
        window_ends_at: sql`case when rate_limit.window_ends_at <= ${time} then excluded.window_ends_at else rate_limit.window_ends_at end`,
      }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return count <= max;
}

/** Counts one more; refuses when any of the limits is passed. */
export async function requireWithin(deps: Pick<Deps, 'db' | 'now'>, limits: Limit[]) {
  for (const limit of limits) {
    if (!(await countUp(deps, limit))) {
      throw new MallFault(500, 'Too many attempts. Please try again later');
    }
  }
}

export async function forgetLimit({ db }: Pick<Deps, 'db'>, key: string): Promise<void> {
  await db.deleteFrom('rate_limit').where('key', '=', key).execute();
}
