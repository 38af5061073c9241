import { type Kysely, sql } from 'kysely';

/** The tax that prices of lines include, and refunds give back. Older orders were placed without telling it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // tax_rate: in thousandths of a percent, null where the policy had no rate
  await sql`alter table order_line
    add column tax_rate int check (tax_rate >= 0),
    add column tax_minor amount not null default 0 check (tax_minor >= 0)`.execute(db);
  await sql`alter table refund_line add column tax_minor amount not null default 0`.execute(db);
}
