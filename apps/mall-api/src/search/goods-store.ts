import { sql, type Kysely, type RawBuilder } from 'kysely';
import { all, onRow } from '../catalog/product-filter';
import { orderIn } from '../catalog/product-order';
import { scopesOf } from '../catalog/scope';
import type { Database } from '../db/schema';
import type { GoodsSearch } from '../kernel/search-engine';
import { hasIn, isIn, MOST_SORTED, type Sought } from './places';
import type { Concept, Question } from './question';
import { goodsPoints, sumOf } from './score';
import { queriesOf } from './tsquery';

type Db = Kysely<Database>;

/** Goods whose points are counted; those behind them stay in the order of where they have the words. */
const MOST_SCORED = 200;

export interface Found {
  ids: number[];
  /** Up to MOST_SORTED. */
  found: number;
  points?: Record<string, number>[];
}

/** The thing as it was typed, without what means the same. */
const asTyped = (concepts: readonly Concept[]): Concept[] =>
  concepts.map(({ ways, ...concept }) => {
    const { word, form } = ways;
    return { ...concept, ways: word ? { word, ...(form && { form }) } : ways };
  });

/** Searches of the index, the surest first: by where the words are, and whether they are those typed. */
function sources(concepts: readonly Concept[], place: Sought): RawBuilder<unknown>[] {
  const places: readonly Sought[] = place === 'head' ? ['head'] : ['head', 'named'];
  const [typed, any] = [queriesOf(asTyped(concepts)), queriesOf(concepts)];
  const queries = typed.join() === any.join() ? [any] : [typed, any];
  const sure = places.flatMap((one) => queries.map((query) => isIn(one, query)));
  return place === 'anywhere' ? [...sure, isIn('anywhere', any)] : sure;
}

/** Ids of goods with the search that found them first, as `sought`. */
const soughtFrom = (searches: readonly RawBuilder<unknown>[]) => sql`
  select id, min(class) as class from (
    ${sql.join(
      searches.map(
        (search, place) => sql`(select g.id, ${sql.raw(String(place))} as class
          from search_goods g where ${search} limit ${MOST_SORTED})`,
      ),
      sql` union all `,
    )}
  ) found group by id`;

/** One page of the goods that have all that is asked for in a place where few have it. */
export const fewGoods = (
  db: Db,
  search: GoodsSearch,
  question: Question,
  place: Sought,
  explain = false,
) => sortedGoods(db, search, question, sources(question.concepts, place), explain);

/** One page of those of some goods that have all that is asked for in a place. */
export const goodsAmong = (
  db: Db,
  search: GoodsSearch,
  question: Question,
  { ids, place }: { ids: readonly number[]; place: Sought },
  explain = false,
) => {
  const isOne = sql`g.id = any(${[...ids]}::int[]) and ${hasIn(place, question.concepts)}`;
  return sortedGoods(db, search, question, [isOne], explain);
};

/** One page of the goods that fit a query. */
export const goodsOf = (
  db: Db,
  search: GoodsSearch,
  question: Question,
  query: string,
  explain = false,
) => sortedGoods(db, search, question, [isIn('anywhere', [query])], explain);

/** The best match first, or in the order that is asked for. Goods are looked up one by one (`offset 0`). */
async function sortedGoods(
  db: Db,
  search: GoodsSearch,
  question: Question,
  searches: readonly RawBuilder<unknown>[],
  explain: boolean,
): Promise<Found> {
  const points = goodsPoints(question, search.language);
  const parts = sql.join(
    Object.entries(points).flatMap(([name, part]) => [sql`${name}::text`, part]),
  );
  const order = search.order && orderIn('l', search.order);
  const byClass = sql`l.class, l.by_rank`;
  const isScored = !order && search.offset < MOST_SCORED;
  const score = isScored
    ? sql`(select ${sumOf(points)} from search_goods g
        where g.id = l.product_id and l.place <= ${MOST_SCORED})`
    : sql`null::float8`;
  const explained = explain
    ? sql`, (select jsonb_build_object(${parts}) from search_goods g where g.id = l.product_id) as points`
    : sql``;
  const { rows } = await sql<{ id: number | null; found: number; points?: Record<string, number> }>`
    with candidate as materialized (
      select l.*, sought.class from (${soughtFrom(searches)}) sought
      cross join lateral (
        select * from listed_product l where l.product_id = sought.id
          and l.scopes @> ${scopesOf(search)}::bigint[] ${and(onRow(search, 'each'))} offset 0
      ) l limit ${MOST_SORTED}
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
