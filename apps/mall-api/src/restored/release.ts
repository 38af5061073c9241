import { type Kysely, sql } from 'kysely';
import { StartupError } from '../config/startup-error';
import { inTransaction } from '../db/in-transaction';
import type { Database } from '../db/schema';
import type { WithDb } from '../kernel/context';
import { addEntries } from '../operator/audit-store';
import { heldSince } from './hold';

/** What waits in the queue of a restored copy. */
export interface Waiting {
  restoredAt: Date;
  /** mails that the mall had queued: it has probably sent them since */
  olderMails: number;
  /** mails that were queued in the copy */
  newerMails: number;
  /** Other work by name. Providers and banks know its keys, so that nothing is done twice. */
  others: { name: string; count: number }[];
}

/** Reads the queue of a restored copy. Throws a StartupError when the database is none. */
export async function waitingIn(db: Kysely<Database>): Promise<Waiting> {
  const restoredAt = await heldSince(db);
  if (restoredAt === undefined)
    throw new StartupError('This database is not a restored copy, or it was released already.');
  const { rows } = await sql<{ name: string; isOlder: boolean; count: number }>`
    select name, created_at <= ${restoredAt} as "isOlder", count(*)::int as count from job
    where state = 'waiting' and every_seconds is null group by 1, 2 order by 1, 2`.execute(db);
  const mails = (isOlder: boolean) =>
    rows
      .filter((row) => row.name.startsWith('mail:') && row.isOlder === isOlder)
      .reduce((sum, { count }) => sum + count, 0);
  const others = new Map<string, number>();
  for (const { name, count } of rows)
    if (!name.startsWith('mail:')) others.set(name, (others.get(name) ?? 0) + count);
  return {
    restoredAt,
    olderMails: mails(true),
    newerMails: mails(false),
    others: [...others].map(([name, count]) => ({ name, count })),
  };
}

/** Makes a restored copy the mall, and drops the mails that are older than it unless they are to be sent. */
export const releaseCopy = ({ db, now }: WithDb<'now'>, mails: 'drop' | 'send'): Promise<Waiting> =>
  inTransaction(db, async (trx) => {
    const waiting = await waitingIn(trx);
    const time = now();
    if (mails === 'drop') {
      await trx
        .updateTable('job')
        .set({ state: 'done', ended_at: time })
        .where('state', '=', 'waiting')
        .where('every_seconds', 'is', null)
        .where('name', 'like', 'mail:%')
        .where('created_at', '<=', waiting.restoredAt)
        .execute();
    }
    await trx
      .updateTable('restored_copy')
      .set({ released_at: time })
      .where('released_at', 'is', null)
      .execute();
    await addEntries(trx, [
      {
        at: time,
        key_id: null,
        shop_id: null,
        action: 'releaseRestoredCopy',
        subject_type: 'mall',
        subject_id: `mails ${mails}`,
        result: 'done',
      },
    ]);
    return waiting;
  });
