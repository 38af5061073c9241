import { type Kysely, sql } from 'kysely';

/** What operators filter their lists by, so that a rare state or word is found without reading the whole list. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** As the state of goods is asked for, see `stateOf`. */
const STATE = `(case
  when is_removed then 'archived'
  when is_on_sale then 'onSale'
  when on_sale_from is not null then 'scheduled'
  when is_draft then 'draft'
  else 'offSale' end)`;

const statements = [
  `create index product_state on product (${STATE}, id)`,
  `create index product_shop_state on product (shop_id, ${STATE}, id)`,
  'create index product_name_trigrams on product using gin (name gin_trgm_ops)',
  'create index product_keyword_trigrams on product using gin (keyword gin_trgm_ops)',
  'create index product_any_code on product (code) where code is not null',
  'create index sku_code on sku (code) where code is not null',
  'create index shop_order_by_status on shop_order (status, id) where is_paid or is_cod',
  'create index shop_order_shop_status on shop_order (shop_id, status, id) where is_paid or is_cod',
];
