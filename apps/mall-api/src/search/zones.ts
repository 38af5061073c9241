import { type RawBuilder, sql } from 'kysely';
import type { Concept } from './parsed-query';
import { allOf } from './tsquery';

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

/** SQL condition that uses the index of a sample, one product in sixteen: the head of the name matches. */
export const matchesSample = (queries: readonly string[]) =>
  sql<boolean>`(g.id * 2654435761 >> 28) & 15 = 0 and ${matchesIndex('head', queries)}`;

/** SQL for the ids of up to `most` goods that match all queries in a zone, comma-separated. */
export const idsInZone = (zone: Zone, queries: readonly string[], most: number) => sql<string>`(
  select string_agg(id::text, ',') from (
    select g.id from search_goods g where ${matchesIndex(zone, queries)} limit ${most}
  ) matching)`;

/** Ids that PostgreSQL aggregated into one text, which is read faster than rows. */
export const readIds = (text: string | null | undefined): number[] =>
  text ? text.split(',').map(Number) : [];

/** Few matches are all read and sorted by relevance; of many, the ids are known if they are not too many. */
export type SearchPlan = { zone: Zone } & (
  { isFew: true; ids: readonly number[] } | { isFew: false; ids?: readonly number[] }
);
