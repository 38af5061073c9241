import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../db/schema';
import type { Concept } from './parsed-query';
import { allOf, queriesOf } from './tsquery';

/** Fields that are searched: the head of the name; names and classification; everything. */
export type Zone = 'head' | 'named' | 'anywhere';

/** The most goods that are sorted by relevance; more are listed in the mall's own order. */
export const MAX_SORTED = 2000;

// The indexed expressions.
const TERMS: Record<Zone, RawBuilder<unknown>> = {
  head: sql`ts_filter(g.terms, '{a}')`,
  named: sql`g.named`,
  anywhere: sql`g.terms`,
};

/** SQL condition that uses the index of a zone: goods (`g` in search_goods) match all queries. */
export const matchesIndex = (zone: Zone, queries: readonly string[]) =>
  sql<boolean>`(${sql.join(
    queries.map((query) => sql`${TERMS[zone]} @@ ${query}::tsquery`),
    sql` and `,
  )})`;

/** The same for rows found otherwise, without an index. */
export const matchesRow = (zone: Zone, concepts: readonly Concept[]) =>
  zone === 'anywhere'
    ? sql<boolean>`g.terms @@ ${allOf(concepts)}::tsquery`
    : sql<boolean>`g.named @@ ${allOf(concepts, zone === 'head' ? 'A' : 'ABCD')}::tsquery`;

/** One in this many goods is in the sample's index (see 048-search-sample). */
const SAMPLE_RATIO = 16;

/** SQL condition that uses the sample's index: the head of the name matches. */
export const matchesSample = (queries: readonly string[]) =>
  sql<boolean>`(g.id * 2654435761 >> 28) & 15 = 0 and ${matchesIndex('head', queries)}`;

export type ZoneCounts = Record<Zone, number>;

/** Matching goods by zone, counted up to one more than are sorted; 0 where the plan does not depend on it. */
export async function countZones(
  db: Kysely<Database>,
  concepts: readonly Concept[],
): Promise<ZoneCounts> {
  const queries = queriesOf(concepts);
  const countUpTo = (limit: number, condition: RawBuilder<unknown>) => sql`(
    select count(*)::int as goods from (
      select from search_goods g where ${condition} limit ${limit + 1}
    ) counted)`;
  const count = (zone: Zone, condition: RawBuilder<unknown>) =>
    countUpTo(MAX_SORTED, sql`${condition} and ${matchesIndex(zone, queries)}`);
  const isFew = (zone: Zone) => sql`${sql.ref(`${zone}.goods`)} <= ${MAX_SORTED}`;
  // Intersecting several common words is slow: when a sample has many matches, they are not counted
  const fewInSample = MAX_SORTED / SAMPLE_RATIO;
  const isRare = sql`sample.goods <= ${fewInSample}`;
  const { rows } = await sql<ZoneCounts>`
    select case when ${isRare} then head.goods else ${MAX_SORTED + 1} end as head,
      named.goods as named, anywhere.goods as anywhere
    from ${countUpTo(fewInSample, matchesSample(queries))} sample
    cross join lateral ${count('head', isRare)} head
    cross join lateral ${count('named', sql`${isRare} and ${isFew('head')}`)} named
    cross join lateral ${count('anywhere', sql`${isRare} and ${isFew('head')} and ${isFew('named')}`)} anywhere`.execute(
    db,
  );
  return rows[0] ?? { head: 0, named: 0, anywhere: 0 };
}

export interface SearchPlan {
  zone: Zone;
  /** So few goods match that all are read and sorted by relevance. */
  isFew: boolean;
}

/** The widest zone with few matches; the head of the name when even there are many. */
export function planFor({ head, named, anywhere }: ZoneCounts): SearchPlan {
  if (head > MAX_SORTED) return { zone: 'head', isFew: false };
  if (named > MAX_SORTED) return few('head', head, 'named');
  if (anywhere > MAX_SORTED) return few('named', named, 'anywhere');
  return { zone: 'anywhere', isFew: true };
}

const few = (zone: Zone, goods: number, wider: Zone): SearchPlan =>
  goods > 0 ? { zone, isFew: true } : { zone: wider, isFew: false };
