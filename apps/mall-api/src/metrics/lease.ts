import { sql } from 'kysely';
import type { WithDb } from '../kernel/context';

/** Work that one of several processes does, for as long as it goes on asking. */
export interface Lease {
  name: string;
  /** This process, by a random name. */
  holder: string;
  /** Milliseconds after which another process may take over. */
  lasts: number;
}

/** Takes or extends a lease. False while another process has it. */
export async function takeLease(
  { db, now }: WithDb<'now'>,
  { name, holder, lasts }: Lease,
): Promise<boolean> {
  const time = now();
  const { rows } = await sql`
    insert into lease (name, holder, until)
    values (${name}, ${holder}, ${new Date(time.getTime() + lasts)})
    on conflict (name) do update set holder = excluded.holder, until = excluded.until
    where lease.holder = excluded.holder or lease.until <= ${time}
    returning name`.execute(db);
  return rows.length > 0;
}

/** Lets another process take over at once. */
export async function leaveLease({ db }: WithDb, { name, holder }: Lease): Promise<void> {
  await db.deleteFrom('lease').where('name', '=', name).where('holder', '=', holder).execute();
}
