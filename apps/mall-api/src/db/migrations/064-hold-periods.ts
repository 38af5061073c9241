import { type Kysely, sql } from 'kysely';

/**
 * When drafts of a person, or from an IP address, first held a SKU: a hold that is never paid for cannot be renewed
 * forever. `stock_hold` is counted by IP address.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table hold_period (
      sku_id int not null references sku on delete cascade,
      user_id int not null references user_account on delete cascade,
      caller_hash bytea,
      began_at timestamptz not null,
      primary key (sku_id, user_id)
    )`.execute(db);
  await sql`create index hold_period_caller on hold_period (sku_id, caller_hash)`.execute(db);
  await sql`create index hold_period_began on hold_period (began_at)`.execute(db);
  await sql`create index stock_hold_caller on stock_hold (caller_hash)`.execute(db);
}
