import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/schema';
import type { OperationId } from '../http/handler';
import type { Context } from '../kernel/context';
import type { SubjectType } from '../operator/audit';
import { created, edited } from '../operator/edit';
import { requireMall } from '../operator/own-shop';
import { clearPublicCaches } from '../operator/public-caches';

type Trx = Transaction<Database>;

interface Content<Row> {
  /** In the audit log. */
  subject: SubjectType;
  /** As it is sent; undefined when there is none. */
  readOne: (ctx: Context, db: Kysely<Database>, id: number) => Promise<Row | undefined>;
}

/** A call about one row: a key of a shop finds none. `write` as in `edited`. */
interface Change<Row> {
  action: OperationId;
  id: number;
  write: (trx: Trx, row: Row) => Promise<boolean>;
}

/**
 * What operators do with things of the mall that shoppers see: create, save and delete them, once and on record. Public
 * caches are cleared afterwards.
 */
export function contentOf<Row>({ subject, readOne }: Content<Row>) {
  async function change(ctx: Context, { action, id, write }: Change<Row>) {
    requireMall(ctx, subject);
    const audit = { action, subject: [subject, id], shopId: () => null } as const;
    const row = await edited(ctx, audit, { read: (db) => readOne(ctx, db, id), write });
    clearPublicCaches(ctx);
    return row;
  }
  return {
    /** `headers` are those of the call; `add` returns the id. */
    async create(
      ctx: Context,
      { action, headers }: { action: OperationId; headers: { 'idempotency-key': string } },
      add: (trx: Trx) => Promise<number>,
    ): Promise<{ id: number }> {
      requireMall(ctx, subject);
      const creation = { action, type: subject, shopId: null };
      const id = await created(ctx, creation, headers['idempotency-key'], add);
      clearPublicCaches(ctx);
      return { id };
    },

    /** Returns it as it is afterwards. */
    save: (ctx: Context, changed: Change<Row>) => change(ctx, changed) as Promise<Row>,

    async remove(ctx: Context, removed: Change<Row>): Promise<null> {
      await change(ctx, removed);
      return null;
    },
  };
}
