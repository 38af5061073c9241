import { type Kysely, sql } from 'kysely';

/** The test provider has payments that settle late, refunds of its own, and disputes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table test_payment drop constraint test_payment_state_check,
      add constraint test_payment_state_check
        check (state in ('open','processing','paid','failed','abandoned','cancelled')),
      add column moves jsonb not null default '[]'`.execute(db);
}
