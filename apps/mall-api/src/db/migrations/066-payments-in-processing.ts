import { type Kysely, sql } from 'kysely';

/** A payment whose provider has accepted it, but not received the money yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payment drop constraint payment_status_check,
      add constraint payment_status_check
        check (status in ('pending','processing','paid','failed','abandoned'))`.execute(db);
}
