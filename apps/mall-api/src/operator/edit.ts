import type { Kysely, Transaction } from 'kysely';
import { inTransaction } from '../db/in-transaction';
import type { Database } from '../db/schema';
import { operatorOf } from '../http/handler';
import type { Context } from '../kernel/context';
import { namedError, staleWrite } from '../kernel/errors';
import { type AuditContext, audited, entryOf, notingRefusal, type SubjectType } from './audit';
import { addNamedEntry, findNamedEntry } from './audit-store';
import { noSuch } from './own-shop';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

interface Edit<Row> {
  /** What the key may see of it, as its read call sends it; undefined for nothing. */
  read: (db: Db) => Promise<Row | undefined>;
  /** A conditional update that raises the version. False when the version is not the current one any more. */
  write: (trx: Trx, row: Row) => Promise<boolean>;
}

/**
 * Saves what has a version: `/save/{id}` and `/delete/{id}` of every thing that operators edit. Returns it as it is
 * afterwards (undefined when deleted). Refuses with `not-found`, and with `stale` and the current state when somebody
 * else has changed it since the caller read it.
 */
export async function edited<Row>(
  ctx: Context,
  audit: Omit<AuditContext, 'shopId'> & { shopId: (row: Row) => number | null },
  { read, write }: Edit<Row>,
): Promise<Row | undefined> {
  const seen = await read(ctx.db);
  const shopId = seen && audit.shopId(seen);
  await audited(ctx, { ...audit, shopId }, async (trx) => {
    if (!seen) throw noSuch(audit.subject[0]);
    if (await write(trx, seen)) return true;
    const now = await read(trx);
    throw now ? staleWrite(now) : noSuch(audit.subject[0]);
  });
  return read(ctx.db);
}

class Repeated extends Error {}

interface Creation {
  action: AuditContext['action'];
  type: SubjectType;
  /** The shop that owns it; null for the mall, undefined when the key may not create it there. */
  shopId: number | null | undefined;
}

/**
 * Creates something once per `requestId` (`Idempotency-Key`) of a key and records it, atomically; returns its id. A
 * repetition creates nothing and returns the id of the first.
 */
export async function created(
  ctx: Context,
  { action, type, shopId }: Creation,
  requestId: string,
  create: (trx: Trx) => Promise<number>,
): Promise<number> {
  const { keyId } = operatorOf(ctx);
  const refused = { action, subject: [type, ''], shopId } as const;
  try {
    return await notingRefusal(ctx, refused, () =>
      inTransaction(ctx.db, async (trx) => {
        const id = await create(trx);
        const entry = entryOf(ctx, { action, subject: [type, id], shopId });
        if (!(await addNamedEntry(trx, { ...entry, request_id: requestId }))) throw new Repeated();
        return id;
      }),
    );
  } catch (error) {
    if (!(error instanceof Repeated)) throw error;
    const first = await findNamedEntry(ctx.db, keyId, requestId);
    if (first.action === action) return Number(first.subject_id);
    throw namedError('key-reused', 400, 'This Idempotency-Key belongs to another request.');
  }
}
