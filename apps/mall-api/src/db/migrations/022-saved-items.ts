import { type Kysely, sql } from 'kysely';

/** Goods saved for later, in a separate table, so that no query counts them as part of the cart. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table saved_item (
      id serial primary key,
      user_id int not null references user_account on delete cascade,
      product_id int not null references product on delete cascade,
      sku_id int not null references sku on delete cascade,
      quantity int not null check (quantity between 1 and 99),
      price_minor amount,
      created_at timestamptz not null default now(),
      unique (user_id, sku_id)
    )
  `.execute(db);
  await sql`create index saved_item_sku on saved_item (sku_id)`.execute(db);
}
