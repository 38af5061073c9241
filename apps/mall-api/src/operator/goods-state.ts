import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema';

/** A state that goods can be saved in; `archived` ones are restored first. */
export type EditableState = 'draft' | 'scheduled' | 'onSale' | 'offSale';
export type GoodsState = EditableState | 'archived';

/** The state of goods, by name; a SQL expression on `product`. */
export const stateOf = sql<GoodsState>`case
  when product.is_removed then 'archived'
  when product.is_on_sale then 'onSale'
  when product.on_sale_from is not null then 'scheduled'
  when product.is_draft then 'draft'
  else 'offSale' end`;

/** Goods were changed by an operator: whoever has read them before does not overwrite it. */
export async function raiseVersions(db: Kysely<Database>, ids: readonly number[]): Promise<void> {
  await sql`update product set version = version + 1 where id = any(${[...ids]}::int[])`.execute(
    db,
  );
}
