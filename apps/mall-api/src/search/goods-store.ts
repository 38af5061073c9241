import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/schema';
import type { GoodsSearch } from '../kernel/search-engine';
import { all, inValues, onRow } from '../listing/product-filter';
import { orderIn } from '../listing/product-order';
import { scopesOf } from '../listing/scope';
import type { Concept, ParsedQuery } from './parsed-query';
import { goodsPoints, sumOf } from './score';
import { queriesOf } from './tsquery';
import { matchesIndex, matchesRow, MAX_SORTED, type Zone } from './zones';

type Db = Kysely<Database>;

/** The most goods that are scored; the others stay sorted by zone and rank. */
const MAX_SCORED = 200;

export interface Found {
  ids: number[];
  /** Up to MAX_SORTED. */
  found: number;
  points?: Record<string, number>[];
}

/** Concepts with only the words as typed, without synonyms and related words. */
const asTyped = (concepts: readonly Concept[]): Concept[] =>
  concepts.map(({ matches, ...concept }) => {
    const { word, form } = matches;
    return { ...concept, matches: word ? { word, ...(form && { form }) } : matches };
  });

/** Ids of goods (`g`) with their class, best matches first: by zone, and words as typed before their synonyms. */
function classified(ids: readonly number[], concepts: readonly Concept[], zone: Zone) {
  const zones: readonly Zone[] = zone === 'head' ? ['head'] : ['head', 'named'];
  const typed = asTyped(concepts);
  const isSame = queriesOf(typed).join() === queriesOf(concepts).join();
  const words = isSame ? [concepts] : [typed, concepts];
  const better = zones.flatMap((name) => words.map((word) => matchesRow(name, word)));
  // What is left is what the last condition would find
  const cases = (zone === 'anywhere' ? better : better.slice(0, -1)).map(
    (condition, index) => sql`when ${condition} then ${sql.raw(String(index))}`,
  );
  const ofGoods = cases.length > 0 ? sql`case ${sql.join(cases, sql` `)} else 9 end` : sql`0`;
  return sql`select g.id, ${ofGoods} as class from search_goods g where g.id = any(${[...ids]}::int[])`;
}

/** Ids of goods of one class that meet a condition. */
const matching = (condition: RawBuilder<unknown>) =>
  sql`select g.id, 0 as class from search_goods g where ${condition} limit ${MAX_SORTED}`;

/** One page of the goods with these ids, which are few and match in a zone. */
export const fewGoods = (
  db: Db,
  search: GoodsSearch,
  parsed: ParsedQuery,
  { ids, zone }: { ids: readonly number[]; zone: Zone },
  explain = false,
) => sortedGoods(db, search, parsed, classified(ids, parsed.concepts, zone), explain);

/** One page of the goods among `ids` that match in a zone. */
export const goodsAmong = (
  db: Db,
  search: GoodsSearch,
  parsed: ParsedQuery,
  { ids, zone }: { ids: readonly number[]; zone: Zone },
  explain = false,
) => {
  const condition = sql`g.id = any(${[...ids]}::int[]) and ${matchesRow(zone, parsed.concepts)}`;
  return sortedGoods(db, search, parsed, matching(condition), explain);
};

/** One page of the goods that match a tsquery in any field. */
export const goodsOf = (
  db: Db,
  search: GoodsSearch,
  parsed: ParsedQuery,
  query: string,
  explain = false,
) => sortedGoods(db, search, parsed, matching(matchesIndex('anywhere', [query])), explain);

/**
 * Sorts the matches by the requested order, or best match first. `offset 0` makes PostgreSQL read the goods one by
 * one by key.
 */
async function sortedGoods(
  db: Db,
  search: GoodsSearch,
  parsed: ParsedQuery,
  matches: RawBuilder<unknown>,
  explain: boolean,
): Promise<Found> {
  const points = goodsPoints(parsed, search.language);
  const parts = sql.join(
    Object.entries(points).flatMap(([name, part]) => [sql`${name}::text`, part]),
  );
  const order = search.order && orderIn('l', search.order);
  const byClass = sql`l.class, l.by_rank`;
  const isScored = !order && search.offset < MAX_SCORED;
  const score = isScored
    ? sql`(select ${sumOf(points)} from search_goods g
        where g.id = l.product_id and l.place <= ${MAX_SCORED})`
    : sql`null::float8`;
  const explained = explain
    ? sql`, (select jsonb_build_object(${parts}) from search_goods g where g.id = l.product_id) as points`
    : sql``;
  const { rows } = await sql<{ id: number | null; found: number; points?: Record<string, number> }>`
    with candidate as materialized (
      select l.*, match.class from (${matches}) match
      cross join lateral (
        select * from listed_product l where l.product_id = match.id
          and l.scopes @> ${scopesOf(search)}::bigint[] ${and([...onRow(search, 'each'), ...inValues(search)])} offset 0
      ) l limit ${MAX_SORTED}
    ),
    sorted as materialized (
      select l.*, row_number() over (order by ${order ? order.orderBy : byClass}) as place
      from candidate l
    ),
    page as materialized (
      select l.*, ${score} as score from sorted l
      order by score desc nulls last, l.place limit ${search.limit} offset ${search.offset}
    )
    select (select count(*) from candidate)::int as found, l.product_id as id ${explained}
    from (select) one left join page l on true order by l.score desc nulls last, l.place`.execute(
    db,
  );
  const page = rows.filter((row) => row.id !== null);
  return {
    found: rows[0]?.found ?? 0,
    ids: page.map(({ id }) => Number(id)),
    ...(explain && { points: page.map(({ points = {} }) => points) }),
  };
}

const and = (conditions: readonly RawBuilder<unknown>[]) =>
  conditions.length > 0 ? sql`and ${all(conditions as RawBuilder<boolean>[])}` : sql``;
