import { sql, type Kysely } from 'kysely';

/** In which language the shopper ordered: mails about the order are written in it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_group add column language text not null default 'en'`.execute(db);
}
