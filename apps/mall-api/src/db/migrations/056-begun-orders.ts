import { type Kysely, sql } from 'kysely';

/** When the shop began with an order: until then, the shopper can cancel it although it is paid. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table shop_order add column begun_at timestamptz`.execute(db);
}
