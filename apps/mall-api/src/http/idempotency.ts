import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { withMessage, MessageResult } from './envelope';
import { BusinessError } from '../kernel/errors';
import type { OperationId } from './handler';

/** Whose request it is, and the name that its sender gave it. */
export interface IdempotentCall {
  userId: number;
  operation: OperationId;
  key: string;
  /** What was asked for; the same key with something else is refused. */
  request: unknown;
  now: Date;
}

const DAY = 86_400_000;

/**
 * Carries `work` out once for each key, within a transaction that holds its changes as well: who sends
 * the same again, even at the same time, gets the first answer. Of work that throws nothing is kept.
 */
export async function runIdempotently<T>(
  trx: Kysely<Database>,
  { userId, operation, key, request, now }: IdempotentCall,
  work: () => Promise<T | MessageResult<T>>,
): Promise<T | MessageResult<T>> {
  const call = { user_id: userId, operation, key };
  const request_hash = createHash('sha256').update(JSON.stringify(request)).digest();
  const fresh = { request_hash, answer: null, expires_at: new Date(now.getTime() + DAY) };
  // A second one waits here until the first is committed or rolled back.
  const claimed = await trx
    .insertInto('idempotent_call')
    .values({ ...call, ...fresh })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'operation', 'key'])
        .doUpdateSet(fresh)
        .where('idempotent_call.expires_at', '<=', now),
    )
    .returning('key')
    .executeTakeFirst();
  const mine = trx.selectFrom('idempotent_call').where((eb) => eb.and(call));
  if (!claimed) {
    const first = await mine.select(['request_hash', 'answer']).executeTakeFirstOrThrow();
    if (!request_hash.equals(first.request_hash)) {
      throw new BusinessError(400, 'This Idempotency-Key belongs to another request.');
    }
    // Written by the transaction that claimed the key, as what this operation answered.
    const { message, data } = first.answer as { message: string; data: T };
    return withMessage(message, data);
  }
  const result = await work();
  const answer = result instanceof MessageResult ? result : withMessage('success', result);
  await trx
    .updateTable('idempotent_call')
    .set({ answer: JSON.stringify({ message: answer.message, data: answer.data }) })
    .where((eb) => eb.and(call))
    .execute();
  return result;
}
