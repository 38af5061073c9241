import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema';
import type { Concept } from './parsed-query';
import { MAX_SORTED } from './zones';

/** Milliseconds for which the common terms are cached. */
const CACHE_MS = 300_000;
/** Rows that PostgreSQL samples for its statistics by default. */
const SAMPLE = 30_000;

/** Terms that more than MAX_SORTED goods have in the head of their names, by the database's statistics. */
async function readCommonTerms(db: Kysely<Database>): Promise<Set<string>> {
  const { rows } = await sql<{ term: string }>`
    select term from pg_stats s
    cross join lateral unnest(s.most_common_elems::text::text[], s.most_common_elem_freqs)
      common (term, share)
    where s.schemaname = current_schema() and s.tablename = 'search_goods_head' and term is not null
      -- minus three standard deviations of the sample
      and (share - 3 * sqrt(share / ${SAMPLE}::float8))
        * (select reltuples from pg_class where oid = 'search_goods'::regclass) > ${MAX_SORTED}::float8`.execute(
    db,
  );
  return new Set(rows.map(({ term }) => term));
}

/** Whether very many goods match, without counting them. A wrong `false` only costs the time to count. */
export function commonTermsOf(db: Kysely<Database>, now: () => number = Date.now) {
  let cached: { terms: Promise<Set<string>>; until: number } | undefined;
  return async ([concept, ...others]: readonly Concept[]): Promise<boolean> => {
    // The statistics do not include combinations of words
    if (!concept || others.length > 0) return false;
    if (!cached || now() > cached.until) {
      cached = { terms: readCommonTerms(db), until: now() + CACHE_MS };
      cached.terms.catch(() => (cached = undefined));
    }
    const terms = await cached.terms;
    const sufficient = Object.values(concept.matches).flatMap((alternatives) =>
      alternatives.flatMap((all) => (all.length === 1 ? (all[0] ?? []) : [])),
    );
    return sufficient.some((term) => terms.has(term));
  };
}
