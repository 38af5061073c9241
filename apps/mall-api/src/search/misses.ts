import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';

/** Letters of a search that are kept; who types more does not name goods. */
const LONGEST = 60;

/** What may be somebody's address or number is not kept. */
const isPersonal = (words: string) => /@|\d{5,}/.test(words);

/** What is kept of a search, as everybody would type it; undefined for what may tell of a person. */
export function wordsToKeep(text: string): string | undefined {
  const words = text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  return !words || words.length > LONGEST || isPersonal(words) ? undefined : words;
}

/** Notes what nobody found, by day, for those who fill the shelves and the lists of words: by no person. */
export async function noteMiss(db: Kysely<Database>, text: string): Promise<void> {
  const words = wordsToKeep(text);
  if (words === undefined) return;
  await sql`insert into search_miss (day, words) values (current_date, ${words})
    on conflict (day, words) do update set times = search_miss.times + 1`.execute(db);
}

/** What was searched for most often and not found. */
export async function missesOf(db: Kysely<Database>, most = 100) {
  const { rows } = await sql<{ words: string; times: number }>`
    select words, sum(times)::int as times from search_miss
    group by words order by times desc, words limit ${most}`.execute(db);
  return rows;
}
