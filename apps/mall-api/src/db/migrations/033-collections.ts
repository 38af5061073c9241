import { type Kysely, sql } from 'kysely';

/** Price of collected goods when collected, a time to undo removals, and opening hours of shops. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table collect_product add column price_minor amount, add column removed_at timestamptz',
  'alter table collect_shop add column removed_at timestamptz',
  'create index collect_product_removed on collect_product (removed_at) where removed_at is not null',
  'create index collect_shop_removed on collect_shop (removed_at) where removed_at is not null',
  // a list of { days, opens, closes }: ISO weekdays, and times as HH:mm in the mall's time zone
  `alter table shop add column opening_hours jsonb not null default '[]'`,
];
