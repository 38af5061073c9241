import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { MOST_SORTED } from './places';
import type { Concept } from './question';

/** Milliseconds for which it is known which terms are common. */
const FRESH = 300_000;
/** Rows that the database looks at for its statistics, unless it is told otherwise. */
const SAMPLE = 30_000;

/** Terms that very many goods have as what they are, by the database's own statistics. */
async function readCommonTerms(db: Kysely<Database>): Promise<Set<string>> {
  const { rows } = await sql<{ term: string }>`
    select term from pg_stats s
    cross join lateral unnest(s.most_common_elems::text::text[], s.most_common_elem_freqs)
      common (term, share)
    where s.schemaname = current_schema() and s.tablename = 'search_goods_head' and term is not null
      -- less three standard deviations of such a sample
      and (share - 3 * sqrt(share / ${SAMPLE}::float8))
        * (select reltuples from pg_class where oid = 'search_goods'::regclass) > ${MOST_SORTED}::float8`.execute(
    db,
  );
  return new Set(rows.map(({ term }) => term));
}

/** Tells whether very many goods are a thing, without counting them. Not to know it is no harm. */
export function commonTermsOf(db: Kysely<Database>, now: () => number = Date.now) {
  let kept: { terms: Promise<Set<string>>; until: number } | undefined;
  return async ([concept, ...others]: readonly Concept[]): Promise<boolean> => {
    // How often two words stand together is in no statistics.
    if (!concept || others.length > 0) return false;
    if (!kept || now() > kept.until) {
      kept = { terms: readCommonTerms(db), until: now() + FRESH };
      kept.terms.catch(() => (kept = undefined));
    }
    const terms = await kept.terms;
    const alone = Object.values(concept.ways).flatMap((ways) =>
      ways.flatMap((all) => (all.length === 1 ? (all[0] ?? []) : [])),
    );
    return alone.some((term) => terms.has(term));
  };
}
