import { sql } from 'kysely';
import type { WithDb } from '../kernel/context';
import { namedError } from '../kernel/errors';
import { keyedHash } from './keyed-hash';

export interface Limit {
  /** What is counted, and for whom. */
  key: string;
  /** Maximum per window. */
  max: number;
  windowSeconds: number;
}

type LimitDeps = WithDb<'now' | 'settings'>;

/** The stored key, which reveals neither address nor account. */
const hashed = (deps: LimitDeps, key: string) => keyedHash(deps, key).toString('base64url');

const hashes = (deps: LimitDeps, keys: readonly string[]) => keys.map((key) => hashed(deps, key));

export interface LimitCount {
  isWithin: boolean;
  /** End of the window. */
  endsAt: Date;
}

/**
 * Counts an event and returns whether it is within the limit. One conditional statement, so concurrent
 * requests, also of several processes, are all counted.
 */
export async function incrementLimit(
  deps: LimitDeps,
  { key, max, windowSeconds }: Limit,
): Promise<LimitCount> {
  const { db, now } = deps;
  const time = now();
  const ends = new Date(time.getTime() + windowSeconds * 1000);
  const { count, window_ends_at: endsAt } = await db
    .insertInto('rate_limit')
    .values({ key: hashed(deps, key), count: 1, window_ends_at: ends })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when rate_limit.window_ends_at <= ${time} then 1 else rate_limit.count + 1 end`,
        window_ends_at: sql`case when rate_limit.window_ends_at <= ${time} then excluded.window_ends_at else rate_limit.window_ends_at end`,
      }),
    )
    .returning(['count', 'window_ends_at'])
    .executeTakeFirstOrThrow();
  return { isWithin: count <= max, endsAt };
}

const tooMany = () =>
  namedError('too-many-tries', 500, 'Too many attempts. Please try again later');

/** Counts an event; throws when a limit is exceeded. */
export async function enforceLimits(deps: LimitDeps, limits: readonly Limit[]): Promise<void> {
  for (const limit of limits) {
    if (!(await incrementLimit(deps, limit)).isWithin) throw tooMany();
  }
}

/** Throws when the limit is already reached; counts nothing. */
export async function requireBelowLimit(deps: LimitDeps, { key, max }: Limit): Promise<void> {
  const { db, now } = deps;
  const full = await db
    .selectFrom('rate_limit')
    .select('key')
    .where('key', '=', hashed(deps, key))
    .where('window_ends_at', '>', now())
    .where('count', '>=', max)
    .executeTakeFirst();
  if (full) throw tooMany();
}

/** Undoes one count, since the attempt succeeded. */
export async function decrementLimits(deps: LimitDeps, keys: readonly string[]): Promise<void> {
  await deps.db
    .updateTable('rate_limit')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('key', 'in', hashes(deps, keys))
    .where('count', '>', 0)
    .execute();
}

/** Resets the counts. */
export async function resetLimits(deps: LimitDeps, keys: readonly string[]): Promise<void> {
  await deps.db.deleteFrom('rate_limit').where('key', 'in', hashes(deps, keys)).execute();
}
