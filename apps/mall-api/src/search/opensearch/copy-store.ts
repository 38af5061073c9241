import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema';
import { IN_STOCK } from '../../listing/scope';
import { POINTS } from '../points';
import type { IndexedGoods } from './index-body';

type Db = Kysely<Database>;

/** The key of an advisory lock, unique in this database. */
const COPY_LOCK = 70_441_215;

/** Serialises copying until the transaction ends, so that an older state never overwrites a newer one. */
export const lockCopies = (db: Db) => sql`select pg_advisory_xact_lock(${COPY_LOCK})`.execute(db);

/** Takes pending changes, which are deleted with the transaction. */
export async function takeChanged(db: Db, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    delete from search_copy_due where ctid = any(array(select ctid from search_copy_due limit ${most}))
    returning id`.execute(db);
  return [...new Set(rows.map(({ id }) => id))];
}

/** Ids of listed goods above `after`, ascending. */
export async function shownAfter(db: Db, after: number, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select product_id as id from listed_product where product_id > ${after}
    order by product_id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

const SOLD_A_LOT = 20_000;

/** The documents of goods; unlisted goods are omitted. */
export async function readCopies(db: Db, ids: readonly number[]) {
  const termsAt = (weight: string) => sql`coalesce((select jsonb_agg(lexeme)
    from unnest(g.terms) t (lexeme, positions, weights) where ${weight} = any(weights)), '[]')`;
  const { rows } = await sql<IndexedGoods & { id: number }>`
    select g.id, g.name, ${termsAt('A')} as a, ${termsAt('B')} as b, ${termsAt('C')} as c, ${termsAt('D')} as d,
      to_jsonb(l.scopes) as scopes, l.by_rank, l.by_price, l.by_dear, l.by_sold, l.by_age,
      round((${POINTS.sold}::float8
          * least(1, ln(1 + greatest(0, -l.by_sold)) / ln(1 + ${SOLD_A_LOT}::float8))
        + ${POINTS.rating}::float8 * greatest(0, g.rating - 3) / 2
        + case when l.scopes @> array[${IN_STOCK}::bigint] then ${POINTS.inStock}::float8 else 0 end
      )::numeric, 6)::float8 as worth
    from search_goods g join listed_product l on l.product_id = g.id
    where g.id = any(${[...ids]}::int[])`.execute(db);
  return rows;
}

/** The maintained indexes: the searched one, and one that is being built. */
export async function keptIndexes(db: Db, alias: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select index_name as name from search_copy where alias = ${alias} order by index_name`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

/** From now on changes are also queued for this index. */
export const keepIndex = (db: Db, alias: string, name: string) =>
  sql`insert into search_copy (alias, index_name) values (${alias}, ${name})`.execute(db);

export const forgetIndex = (db: Db, name: string) =>
  sql`delete from search_copy where index_name = ${name}`.execute(db);
