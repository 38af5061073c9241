import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../db/schema';
import type { Concept } from './question';
import { allOf, queriesOf } from './tsquery';

/** Where words are looked for: in what the thing is, in all it is called and filed under, anywhere. */
export type Sought = 'head' | 'named' | 'anywhere';

/** Goods that are put in order on the spot; of more, those come first that come first in the mall. */
export const MOST_SORTED = 2000;

// As the indexes have them, which then need not look at the goods.
const TERMS: Record<Sought, RawBuilder<unknown>> = {
  head: sql`ts_filter(g.terms, '{a}')`,
  named: sql`g.named`,
  anywhere: sql`g.terms`,
};

/** Whether goods (`g` in search_goods) fit all of the queries in a place; for an index of that place. */
export const isIn = (place: Sought, queries: readonly string[]) =>
  sql<boolean>`(${sql.join(
    queries.map((query) => sql`${TERMS[place]} @@ ${query}::tsquery`),
    sql` and `,
  )})`;

/** The same for one row after the other. */
export const hasIn = (place: Sought, concepts: readonly Concept[]) =>
  place === 'anywhere'
    ? sql<boolean>`g.terms @@ ${allOf(concepts)}::tsquery`
    : sql<boolean>`g.named @@ ${allOf(concepts, place === 'head' ? 'A' : 'ABCD')}::tsquery`;

/** The share of goods that the index of a sample has, one of so many (see 048-search-sample). */
const SAMPLED = 16;

/** Goods of a sample that are the thing. */
export const isInSample = (queries: readonly string[]) =>
  sql<boolean>`(g.id * 2654435761 >> 28) & 15 = 0 and ${isIn('head', queries)}`;

export type PlaceCounts = Record<Sought, number>;

/** Goods that have the words in each place, up to one more than are sorted; 0 where nobody needs to know. */
export async function countPlaces(
  db: Kysely<Database>,
  concepts: readonly Concept[],
): Promise<PlaceCounts> {
  const queries = queriesOf(concepts);
  const upTo = (most: number, condition: RawBuilder<unknown>) => sql`(
    select count(*)::int as goods from (
      select from search_goods g where ${condition} limit ${most + 1}
    ) counted)`;
  const count = (place: Sought, given: RawBuilder<unknown>) =>
    upTo(MOST_SORTED, sql`${given} and ${isIn(place, queries)}`);
  const isFew = (place: Sought) => sql`${sql.ref(`${place}.goods`)} <= ${MOST_SORTED}`;
  // To find the goods that have several common words takes long: where a sample has many, they are not counted.
  const fewInSample = MOST_SORTED / SAMPLED;
  const isRare = sql`sample.goods <= ${fewInSample}`;
  const { rows } = await sql<PlaceCounts>`
    select case when ${isRare} then head.goods else ${MOST_SORTED + 1} end as head,
      named.goods as named, anywhere.goods as anywhere
    from ${upTo(fewInSample, isInSample(queries))} sample
    cross join lateral ${count('head', isRare)} head
    cross join lateral ${count('named', sql`${isRare} and ${isFew('head')}`)} named
    cross join lateral ${count('anywhere', sql`${isRare} and ${isFew('head')} and ${isFew('named')}`)} anywhere`.execute(
    db,
  );
  return rows[0] ?? { head: 0, named: 0, anywhere: 0 };
}

export interface SearchPlan {
  place: Sought;
  /** Few goods: all of them are looked up and put in order. */
  isFew: boolean;
}

/** Where goods with the words are found best: of many, those that are the thing. */
export function planFor({ head, named, anywhere }: PlaceCounts): SearchPlan {
  if (head > MOST_SORTED) return { place: 'head', isFew: false };
  if (named > MOST_SORTED) return few('head', head, 'named');
  if (anywhere > MOST_SORTED) return few('named', named, 'anywhere');
  return { place: 'anywhere', isFew: true };
}

const few = (place: Sought, goods: number, otherwise: Sought): SearchPlan =>
  goods > 0 ? { place, isFew: true } : { place: otherwise, isFew: false };
