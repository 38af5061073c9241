import type { Kysely } from 'kysely';
import { isConnectionLost } from './failures';
import type { Database } from './schema';

/** Number of statements for which it is cached whether they only read; common ones recur. */
const MAX_KNOWN = 500;
const known = new Map<string, boolean>();

/** Starts as a read and contains no keyword of a write; values are never part of a statement's text. */
function isRead(text: string): boolean {
  const answer =
    known.get(text) ??
    (/^[\s(]*(select|with)\b/i.test(text) && !/\b(insert|update|delete|merge|lock)\b/i.test(text));
  if (known.size < MAX_KNOWN) known.set(text, answer);
  return answer;
}

/**
 * Sends reads outside of transactions over the connections of `reads`, which waiting transactions can
 * therefore not exhaust. A read whose connection is lost is sent again.
 */
export function separateReads(db: Kysely<Database>, reads: Kysely<Database>): void {
  const own = db.getExecutor();
  const other = reads.getExecutor();
  const write: typeof own.executeQuery = own.executeQuery.bind(own);
  // Transactions have separate executors, so they are unaffected
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
