import { type Kysely, sql } from 'kysely';

/** When orders are shipped and arrive: how shops handle them, and what was promised of each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table shop
    add column cut_off text check (cut_off ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
    add column handling_days int check (handling_days between 0 and 60)`,
  `alter table shop_order
    add column ship_by date,
    add column arrives_from date,
    add column arrives_until date,
    add column arrival_terms jsonb,
    add column arrival_holds_until timestamptz,
    add constraint shop_order_arrival_check check (
      num_nulls(ship_by, arrives_from, arrives_until, arrival_terms, arrival_holds_until) in (0, 5)
      and ship_by <= arrives_from and arrives_from <= arrives_until)`,
];
