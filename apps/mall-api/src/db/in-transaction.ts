import type { Kysely, Transaction } from 'kysely';
import { isCollision, isConnectionLost } from './failures';
import { retrying } from './retrying';
import type { Database } from './schema';
import { committing, type Together, together } from './together';

/**
 * Work in a transaction. What it sends with `finish` is the last of it, and goes with the commit: one round trip less.
 */
type Work<T> = (trx: Transaction<Database>, finish: Together) => Promise<T>;

export interface TransactionOptions {
  /** Has no effect when done again, so that it is also when nobody knows whether it was committed. */
  isRepeatable?: boolean;
}

/**
 * Runs `work` in a transaction. After a conflict, or a connection lost before the commit, it is run again, so
 * `work` must have no side effects other than on the database. Only if the connection is lost during the
 * commit is the outcome unknown. Within another transaction it becomes part of that one, which is retried as
 * a whole.
 */
export async function inTransaction<T>(
  db: Kysely<Database>,
  work: Work<T>,
  { isRepeatable = false }: TransactionOptions = {},
): Promise<T> {
  if (db.isTransaction) {
    return work(db as Transaction<Database>, (statements) => together(db, statements));
  }
  let isUncertain = false;
  const attempt = () => {
    isUncertain = false;
    return db.transaction().execute(async (trx) => {
      const finish: Together = (statements) => {
        isUncertain = !isRepeatable;
        return committing(trx)(statements);
      };
      const result = await work(trx, finish);
      isUncertain = !isRepeatable;
      return result;
    });
  };
  return retrying(
    attempt,
    (error) => isCollision(error) || (!isUncertain && isConnectionLost(error)),
  );
}
