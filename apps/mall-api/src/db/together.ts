import { CompiledQuery, sql, type Kysely, type RawBuilder } from 'kysely';
import { isCollision, isConnectionLost } from './failures';
import { retrying } from './retrying';
import type { Database } from './schema';

/** The text under which clients take a list of statements, see `TransactionClient`. */
export const TOGETHER = '-- together';

type Rows<Statements> = {
  -readonly [At in keyof Statements]: Statements[At] extends CompiledQuery<infer Row>
    ? Row[]
    : never;
};

/**
 * Runs statements in one transaction and one round trip, where none needs the result of another. Each sees what was
 * committed before it began: one after a lock sees what was committed while the lock was waited for. If one fails, all
 * are undone; after a collision they are run again. Within a transaction they become part of it.
 */
export async function together<const Statements extends readonly CompiledQuery<unknown>[]>(
  db: Kysely<Database>,
  statements: Statements,
): Promise<Rows<Statements>> {
  const run = () => db.executeQuery(CompiledQuery.raw(TOGETHER, [...statements]));
  const { rows } = await (db.isTransaction ? run() : retrying(run, isCollision));
  return rows as Rows<Statements>;
}

/**
 * SQL expression that is true, or fails the statement: for a condition that is nearly always met, and without which
 * the statements sent together must not be committed.
 */
export const required = (condition: RawBuilder<boolean>): RawBuilder<true> =>
  sql<true>`require_that(${condition})`;

/** The code with which `require_that` fails. */
const UNMET = 'VM001';

export const isUnmet = (error: unknown): boolean => (error as { code?: unknown }).code === UNMET;

/**
 * Runs work that is sent together; if a condition in it is not met or the connection is lost, runs it step by step. In
 * the latter case it may have been committed already, so this is only for work that has no effect when repeated.
 */
export async function withStepwiseFallback<T>(
  atOnce: () => Promise<T>,
  stepByStep: () => Promise<T>,
): Promise<T> {
  try {
    return await atOnce();
  } catch (error) {
    if (isUnmet(error) || isConnectionLost(error)) return stepByStep();
    throw error;
  }
}
