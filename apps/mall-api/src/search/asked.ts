import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { wordsToKeep } from './misses';

type Db = Kysely<Database>;

/** Milliseconds after which searches are written: many of a word at once, so that they wait for no row. */
const LATER = 10_000;
/** Different words that are kept till then. */
const MOST_WORDS = 1000;

/** Counts what was searched for and found, by day. What is not written yet is lost when the server ends. */
export function notesOfFound(db: Db, later: number = LATER): (text: string) => void {
  let counts = new Map<string, number>();
  const write = async () => {
    const noted = [...counts];
    counts = new Map();
    await sql`
      insert into search_asked (day, words, times)
      select current_date, words, times from unnest(
        ${noted.map(([words]) => words)}::text[], ${noted.map(([, times]) => times)}::int[]) as noted (words, times)
      order by words
      on conflict (day, words) do update set times = search_asked.times + excluded.times`.execute(
      db,
    );
  };
  return (text) => {
    const words = wordsToKeep(text);
    if (words === undefined || (counts.size >= MOST_WORDS && !counts.has(words))) return;
    // Nobody's search fails because its count cannot be written.
    if (counts.size === 0) setTimeout(() => void write().catch(() => {}), later).unref();
    counts.set(words, (counts.get(words) ?? 0) + 1);
  };
}

/** Searches of a word that one shopper alone may have made. */
const OFTEN = 5;

/** What was searched for most often, and is neither offered as a hot word yet nor left out for good. */
export async function askedOf(db: Db, most = 50) {
  const { rows } = await sql<{ words: string; times: number }>`
    select words, sum(times)::int as times from search_asked
    where words not in (select lower(title) from hot_keyword)
      and words not in (select lower(line) from search_list where kind = 'hot' and not is_added)
    group by words having sum(times) >= ${OFTEN}
    order by times desc, words limit ${most}`.execute(db);
  return rows;
}
