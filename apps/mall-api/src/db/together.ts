import type { CompiledQuery, Kysely } from 'kysely';
import type { Connection } from './connection';
import { isCollision } from './failures';
import { retrying } from './retrying';
import type { Database } from './schema';

type Statements = readonly CompiledQuery<unknown>[];
type Rows<List extends Statements> = {
  -readonly [At in keyof List]: List[At] extends CompiledQuery<infer Row> ? Row[] : never;
};

/** Runs statements, and returns the rows of each. */
export type Together = <const List extends Statements>(statements: List) => Promise<Rows<List>>;

/**
 * Runs statements in one transaction and one round trip, where none needs the result of another. Each sees what was
 * committed before it began: one after a lock sees what was committed while the lock was waited for. If one fails, all
 * are undone; after a collision they are run again. Within a transaction they become part of it.
 */
export async function together<const List extends Statements>(
  db: Kysely<Database>,
  statements: List,
): Promise<Rows<List>> {
  const run = () => sent(db, statements, false);
  return db.isTransaction ? run() : retrying(run, isCollision);
}

/** Runs the last statements of a transaction in one round trip with its commit. */
export const committing =
  (trx: Kysely<Database>): Together =>
  (statements) =>
    sent(trx, statements, true);

async function sent<const List extends Statements>(
  db: Kysely<Database>,
  statements: List,
  commits: boolean,
): Promise<Rows<List>> {
  const rows = await db
    .getExecutor()
    // Made by the driver of `Dialect`
    .provideConnection((connection) => (connection as Connection).together(statements, commits));
  return rows as Rows<List>;
}
