import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/schema';
import type { GoodsFilter } from '../kernel/search-engine';
import { all, inValues, onRow } from '../listing/product-filter';
import { scopesOf } from '../listing/scope';
import type { Concept } from './parsed-query';
import { narrowGoods } from './scan-store';
import { queriesOf } from './tsquery';
import { matchesIndex, matchesRow, matchesSample, readIds, type SearchPlan } from './zones';

type Db = Kysely<Database>;
type Condition = RawBuilder<unknown>;

/** SQL for the ids of goods (`g` in search_goods) that match. */
const matching = (isMatch: Condition) =>
  sql`select g.id from search_goods g where ${isMatch} offset 0`;

/** Those of these goods that pass the filters, unordered; aggregated into one row, which is faster to read. */
async function idsOf(db: Db, filter: GoodsFilter, goods: Condition, most: number) {
  const fits = [
    sql<boolean>`l.product_id = g.id`,
    sql<boolean>`l.scopes @> ${scopesOf(filter)}::bigint[]`,
    ...onRow(filter, 'each'),
    ...inValues(filter),
  ];
  const { rows } = await sql<{ ids: string | null }>`
    select string_agg(product_id::text, ',') as ids from (
      select l.product_id from (${goods}) g cross join lateral (
        select product_id from listed_product l where ${all(fits)} offset 0
      ) l limit ${most}
    ) found`.execute(db);
  return readIds(rows[0]?.ids);
}

/** Goods that match all of the queries, in any field. */
export const matchingGoods = (
  db: Db,
  filter: GoodsFilter,
  queries: readonly string[],
  most: number,
) => idsOf(db, filter, matching(matchesIndex('anywhere', queries)), most);

/**
 * Goods that match in the zone of a plan. A GIN index collects all matches before it returns the first, so for
 * common words the index of a sample is tried first: it usually has enough.
 */
export async function goodsByPlan(
  db: Db,
  filter: GoodsFilter,
  concepts: readonly Concept[],
  { zone, ids }: SearchPlan,
  most: number,
) {
  if (ids) return idsOf(db, filter, sql`select unnest(${[...ids]}::int[]) as id`, most);
  const narrow = await narrowGoods(db, filter);
  if (narrow) {
    const isMatch = sql`g.id = any(${narrow}::int[]) and ${matchesRow(zone, concepts)}`;
    return idsOf(db, filter, matching(isMatch), most);
  }
  const queries = queriesOf(concepts);
  if (zone === 'head') {
    const sample = await idsOf(db, filter, matching(matchesSample(queries)), most);
    if (sample.length === most) return sample;
  }
  return idsOf(db, filter, matching(matchesIndex(zone, queries)), most);
}
