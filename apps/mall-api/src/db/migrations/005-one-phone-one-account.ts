import { type Kysely, sql } from 'kysely';

/** An e-mail account may also sign in by phone; drafts by account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index user_account_phone`.execute(db);
  await sql`
    create unique index user_account_phone on user_account (phone_e164)
    where kind in ('email', 'phone')`.execute(db);
  await sql`create index pre_order_user on pre_order (user_id, created_at desc)`.execute(db);
}
