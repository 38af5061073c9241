import { type Kysely, sql } from 'kysely';
import { StartupError } from '../config/startup-error';
import type { Database } from '../db/schema';

type Db = Kysely<Database>;

/** When this database began to be a restored copy that is not released; undefined when it is no such copy. */
export async function heldSince(db: Db): Promise<Date | undefined> {
  const copy = await db
    .selectFrom('restored_copy')
    .select('restored_at')
    .where('released_at', 'is', null)
    .executeTakeFirst();
  return copy?.restored_at;
}

/** Marks the database as a restored copy, once: everything older was written by the mall that it is a copy of. */
export async function holdCopy(db: Db, now: Date): Promise<void> {
  await sql`
    insert into restored_copy (restored_at) values (${now})
    on conflict ((true)) where released_at is null do nothing`.execute(db);
}

/** Throws a StartupError for a copy that would send what the mall has sent already. */
export async function requireReleased(db: Db): Promise<void> {
  const since = await heldSince(db);
  if (since === undefined) return;
  throw new StartupError(
    `This database is a copy that was restored (${since.toISOString()}). Start it with MALL_RESTORED=on, which sends nothing; "mall-admin restored release" makes it the mall. See docs/operations/money.md.`,
  );
}
