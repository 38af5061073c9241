import { type Kysely, sql } from 'kysely';

/** Rejected hot words are stored with the other word lists. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table search_list drop constraint search_list_kind_check`.execute(db);
  await sql`
    alter table search_list add constraint search_list_kind_check
      check (kind in ('synonym', 'stop', 'hot'))`.execute(db);
}
