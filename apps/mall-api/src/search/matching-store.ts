import { sql, type Kysely, type RawBuilder } from 'kysely';
import { all, onRow } from '../catalog/product-filter';
import { scopesOf } from '../catalog/scope';
import type { Database } from '../db/schema';
import type { GoodsFilter } from '../kernel/search-engine';
import { hasIn, isIn, isInSample, type SearchPlan } from './places';
import type { Concept } from './question';
import { queriesOf } from './tsquery';
import { narrowGoods } from './walk-store';

type Db = Kysely<Database>;
type Condition = RawBuilder<unknown>;

/** Goods (`g` in search_goods) that a condition and a filter leave, in no order; in one row, which is read sooner. */
async function idsOf(db: Db, filter: GoodsFilter, isSought: Condition, most: number) {
  const fits = [
    sql<boolean>`l.product_id = g.id`,
    sql<boolean>`l.scopes @> ${scopesOf(filter)}::bigint[]`,
    ...onRow(filter, 'each'),
  ];
  const { rows } = await sql<{ ids: string | null }>`
    select string_agg(product_id::text, ',') as ids from (
      select l.product_id from (
        select g.id from search_goods g where ${isSought} offset 0
      ) g cross join lateral (
        select product_id from listed_product l where ${all(fits)} offset 0
      ) l limit ${most}
    ) found`.execute(db);
  return rows[0]?.ids?.split(',').map(Number) ?? [];
}

/** Goods that fit all of the queries anywhere. */
export const matchingGoods = (
  db: Db,
  filter: GoodsFilter,
  queries: readonly string[],
  most: number,
) => idsOf(db, filter, isIn('anywhere', queries), most);

/**
 * Goods that are found on a way. The index gathers all that have a word before the first of them is known:
 * of very many, the index of a sample is asked first, which mostly has as many as are needed.
 */
export async function goodsByPlan(
  db: Db,
  filter: GoodsFilter,
  concepts: readonly Concept[],
  { place, isFew }: SearchPlan,
  most: number,
) {
  const queries = queriesOf(concepts);
  if (!isFew) {
    const narrow = await narrowGoods(db, filter);
    if (narrow) {
      const isOne = sql`g.id = any(${narrow}::int[]) and ${hasIn(place, concepts)}`;
      return idsOf(db, filter, isOne, most);
    }
    if (place === 'head') {
      const sample = await idsOf(db, filter, isInSample(queries), most);
      if (sample.length === most) return sample;
    }
  }
  return idsOf(db, filter, isIn(place, queries), most);
}
