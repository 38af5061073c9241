import { type Kysely, sql } from 'kysely';

/** Index for the job that completes orders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index shop_order_to_complete on shop_order (id, received_at)
    where status = 2 and is_paid and not is_deleted`.execute(db);
}
