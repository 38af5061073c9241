import type { Kysely, Transaction } from 'kysely';
import { isCollision, isConnectionLost } from './failures';
import { retrying } from './retrying';
import type { Database } from './schema';

/**
 * Runs `work` in a transaction. After a conflict, or a connection lost before the commit, it is run again, so
 * `work` must have no side effects other than on the database. Only if the connection is lost during the
 * commit is the outcome unknown. Within another transaction it becomes part of that one, which is retried as
 * a whole.
 */
export async function inTransaction<T>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  if (db.isTransaction) return work(db as Transaction<Database>);
  let isWorkDone = false;
  const attempt = () => {
    isWorkDone = false;
    return db.transaction().execute(async (trx) => {
      const result = await work(trx);
      isWorkDone = true;
      return result;
    });
  };
  return retrying(
    attempt,
    (error) => isCollision(error) || (!isWorkDone && isConnectionLost(error)),
  );
}
