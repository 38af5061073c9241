import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { newOrderNumber } from '../order/numbers';
import { BY_FILE } from './record';

/** Transfers of one file, as many as banks accept in one upload. */
const MOST = 1000;

interface Request {
  keyId: number;
  /** idempotency key */
  requestId: string;
}

/** Takes recorded payouts into a file: each is in one, whoever asks at the same time. */
export async function takeIntoFile(
  trx: Transaction<Database>,
  { keyId, requestId }: Request,
  now: Date,
): Promise<void> {
  const batch_no = newOrderNumber('BF', now);
  await trx
    .insertInto('payout_batch')
    .values({ batch_no, key_id: keyId, request_id: requestId, created_at: now })
    .execute();
  await sql`
    with due as (
      select id from payout where status = 'recorded' and provider = ${BY_FILE}
      order by id limit ${MOST} for no key update skip locked
    )
    update payout set status = 'sent', batch_no = ${batch_no}, sent_at = ${now}
    from due where payout.id = due.id`.execute(trx);
}

/** The transfers of the file that a request has made; it may be empty. */
export const transfersOfRequest = (db: Kysely<Database>, { keyId, requestId }: Request) =>
  db
    .selectFrom('payout_batch')
    .innerJoin('payout', 'payout.batch_no', 'payout_batch.batch_no')
    .selectAll('payout')
    .where('payout_batch.key_id', '=', keyId)
    .where('payout_batch.request_id', '=', requestId)
    .orderBy('payout.id')
    .execute();
