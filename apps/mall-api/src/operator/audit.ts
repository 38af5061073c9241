import type { Transaction } from 'kysely';
import { inTransaction } from '../db/in-transaction';
import type { Database } from '../db/schema';
import { type OperationId, operatorOf } from '../http/handler';
import type { Context } from '../kernel/context';
import { BusinessError, namedError } from '../kernel/errors';
import { addEntries, addNamedEntry, findNamedEntry, type NewEntry } from './audit-store';

type Trx = Transaction<Database>;
export type SubjectType =
  | 'order'
  | 'refund'
  | 'review'
  | 'sku'
  | 'goods'
  | 'shop'
  | 'shopCategory'
  | 'coupon'
  | 'key'
  | 'application'
  | 'report'
  | 'picture'
  | 'category'
  | 'trade'
  | 'shopType'
  | 'guarantee'
  | 'banner'
  | 'look'
  | 'activity'
  | 'agreement'
  | 'searchList'
  | 'translation'
  | 'shopper'
  | 'staff'
  | 'payout'
  | 'job'
  | 'secondFactor';

/** The subject of an audited action. */
export interface AuditContext {
  action: OperationId;
  subject: readonly [type: SubjectType, id: string | number];
  /** The shop that owns the object; undefined when there is no such object. */
  shopId: number | null | undefined;
}

/** The audit entry of a change. */
export function entryOf(
  ctx: Context,
  { action, subject: [type, id], shopId }: AuditContext,
  result: NewEntry['result'] = 'done',
): NewEntry {
  const operator = operatorOf(ctx);
  return {
    at: ctx.now(),
    key_id: operator.keyId,
    action,
    result,
    shop_id: shopId === undefined ? operator.shopId : shopId,
    subject_type: type,
    subject_id: String(id),
  };
}

/**
 * Makes a change and records it, atomically. `work` returns whether it changed anything; otherwise nothing is
 * recorded. Refusals are recorded too, separately.
 */
export async function audited(
  ctx: Context,
  audit: AuditContext,
  work: (trx: Trx) => Promise<boolean>,
): Promise<void> {
  await notingRefusal(ctx, audit, () =>
    inTransaction(ctx.db, async (trx) => {
      if (await work(trx)) await addEntries(trx, [entryOf(ctx, audit)]);
    }),
  );
}

/** As `audited`, once per `requestId` of a key: a repetition changes nothing. */
export async function auditedOnce(
  ctx: Context,
  audit: AuditContext,
  requestId: string,
  work: (trx: Trx) => Promise<void>,
): Promise<void> {
  const entry = { ...entryOf(ctx, audit), request_id: requestId };
  await notingRefusal(ctx, audit, () =>
    inTransaction(ctx.db, async (trx) => {
      if (await addNamedEntry(trx, entry)) return work(trx);
      const first = await findNamedEntry(trx, operatorOf(ctx).keyId, requestId);
      if (first.action !== entry.action || first.subject_id !== entry.subject_id) {
        throw namedError('key-reused', 400, 'This Idempotency-Key belongs to another request.');
      }
    }),
  );
}

/** Records a refusal of `work`, outside of its transaction. */
export async function notingRefusal<Result>(
  ctx: Context,
  audit: AuditContext,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BusinessError) await addEntries(ctx.db, [entryOf(ctx, audit, 'refused')]);
    throw error;
  }
}
