import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema';
import { wordsToKeep } from './misses';

type Db = Kysely<Database>;

/** Milliseconds until counts are written, together, so that searches do not wait for row locks. */
const WRITE_DELAY = 10_000;
/** Different searches that are counted until then. */
const MAX_WORDS = 1000;

/** Counts successful searches by day. Counts that are not written yet are lost when the server stops. */
export function createSearchCounter(db: Db, delay: number = WRITE_DELAY): (text: string) => void {
  let counts = new Map<string, number>();
  const write = async () => {
    const written = [...counts];
    counts = new Map();
    await sql`
      insert into search_asked (day, words, times)
      select current_date, words, times from unnest(
        ${written.map(([words]) => words)}::text[], ${written.map(([, times]) => times)}::int[]) as noted (words, times)
      order by words
      on conflict (day, words) do update set times = search_asked.times + excluded.times`.execute(
      db,
    );
  };
  return (text) => {
    const words = wordsToKeep(text);
    if (words === undefined || (counts.size >= MAX_WORDS && !counts.has(words))) return;
    // A search must not fail because its count cannot be written
    if (counts.size === 0) setTimeout(() => void write().catch(() => {}), delay).unref();
    counts.set(words, (counts.get(words) ?? 0) + 1);
  };
}

/** Fewer searches may all be by one shopper. */
const MIN_TIMES = 5;

/** The most frequent searches that are neither hot words nor were removed from them. */
export async function popularSearches(db: Db, most = 50) {
  const { rows } = await sql<{ words: string; times: number }>`
    select words, sum(times)::int as times from search_asked
    where words not in (select lower(title) from hot_keyword)
      and words not in (select lower(line) from search_list where kind = 'hot' and not is_added)
    group by words having sum(times) >= ${MIN_TIMES}
    order by times desc, words limit ${most}`.execute(db);
  return rows;
}
