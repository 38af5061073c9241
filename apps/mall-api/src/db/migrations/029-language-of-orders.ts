import { type Kysely, sql } from 'kysely';

/** The shopper's language, for mails about the order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_group add column language text not null default 'en'`.execute(db);
}
