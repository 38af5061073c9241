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

export type PlaceCounts = Record<Sought, number>;

/** Goods that have the words in each place, up to one more than are sorted; 0 where nobody needs to know. */
export async function countPlaces(
  db: Kysely<Database>,
  concepts: readonly Concept[],
): Promise<PlaceCounts> {
  const queries = queriesOf(concepts);
  const count = (place: Sought, given = sql`true`) => sql`(
    select count(*)::int as goods from (
      select from search_goods g where ${given} and ${isIn(place, queries)} limit ${MOST_SORTED + 1}
    ) counted)`;
  const isFew = (place: Sought) => sql`${sql.ref(`${place}.goods`)} <= ${MOST_SORTED}`;
  const { rows } = await sql<PlaceCounts>`
    select head.goods as head, named.goods as named, anywhere.goods as anywhere
    from ${count('head')} head
    cross join lateral ${count('named', isFew('head'))} named
    cross join lateral ${count('anywhere', sql`${isFew('head')} and ${isFew('named')}`)} anywhere`.execute(
    db,
  );
  return rows[0] ?? { head: 0, named: 0, anywhere: 0 };
}

export interface Way {
  place: Sought;
  /** Few goods: all of them are looked up and put in order. */
  isFew: boolean;
}

/** Where goods with the words are found best: of many, those that are the thing. */
export function wayTo({ head, named, anywhere }: PlaceCounts): Way {
  if (head > MOST_SORTED) return { place: 'head', isFew: false };
  if (named > MOST_SORTED) return few('head', head, 'named');
  if (anywhere > MOST_SORTED) return few('named', named, 'anywhere');
  return { place: 'anywhere', isFew: true };
}

const few = (place: Sought, goods: number, otherwise: Sought): Way =>
  goods > 0 ? { place, isFew: true } : { place: otherwise, isFew: false };
