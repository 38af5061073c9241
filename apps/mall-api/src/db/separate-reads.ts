import type { Kysely } from 'kysely';
import { isConnectionLost } from './failures';
import type { Database } from './schema';

/** Of this many statements it is kept whether they read: the texts of the usual ones come again and again. */
const MAX_KNOWN = 500;
const known = new Map<string, boolean>();

/** Starts as a read and holds no word of change; values are never part of a statement's text. */
function isRead(text: string): boolean {
  const answer =
    known.get(text) ??
    (/^\s*(select|with)\b/i.test(text) && !/\b(insert|update|delete|merge|lock)\b/i.test(text));
  if (known.size < MAX_KNOWN) known.set(text, answer);
  return answer;
}

/**
 * Sends what only reads, outside of a transaction, over the connections of `reads`: transactions that
 * wait for each other never take them away. Lost on the way, a read is sent again.
 */
export function separateReads(db: Kysely<Database>, reads: Kysely<Database>): void {
  const own = db.getExecutor();
  const other = reads.getExecutor();
  const write: typeof own.executeQuery = own.executeQuery.bind(own);
  // Transactions have executors of their own, so they stay as they are.
  own.executeQuery = async <R>(query: Parameters<typeof own.executeQuery<R>>[0]) => {
    if (!isRead(query.sql)) return write<R>(query);
    try {
      return await other.executeQuery<R>(query);
    } catch (error) {
      if (!isConnectionLost(error)) throw error;
      return other.executeQuery<R>(query);
    }
  };
}
