import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { namedError } from '../kernel/errors';
import { MessageResult, withMessage } from './envelope';
import type { OperationId } from './handler';

/** The caller and the idempotency key of a request. */
export interface IdempotentCall {
  userId: number;
  operation: OperationId;
  key: string;
  /** The request's content; the same key with different content is refused. */
  request: unknown;
  now: Date;
}

const DAY = 86_400_000;

const ofCall = ({
  userId,
  operation,
  key,
}: Pick<IdempotentCall, 'userId' | 'operation' | 'key'>) => ({
  user_id: userId,
  operation,
  key,
});

/**
 * Runs `work` once per key, in a transaction that also contains its changes: a repeated or concurrent request
 * gets the first response. If `work` throws, nothing is stored.
 */
export async function runIdempotently<T>(
  trx: Kysely<Database>,
  { userId, operation, key, request, now }: IdempotentCall,
  work: () => Promise<T | MessageResult<T>>,
): Promise<T | MessageResult<T>> {
  const call = ofCall({ userId, operation, key });
  const request_hash = createHash('sha256').update(JSON.stringify(request)).digest();
  const fresh = { request_hash, answer: null, expires_at: new Date(now.getTime() + DAY) };
  // A concurrent request waits here until the first is committed or rolled back
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
      throw namedError('key-reused', 400, 'This Idempotency-Key belongs to another request.');
    }
    // Written by the transaction that claimed the key, as the response of this operation
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

/** Makes a key unused again, for a request that was refused in a transaction that is committed nevertheless. */
export async function forgetCall(trx: Kysely<Database>, call: IdempotentCall): Promise<void> {
  await trx
    .deleteFrom('idempotent_call')
    .where((eb) => eb.and(ofCall(call)))
    .execute();
}
