import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema';

/** Longer texts are not the names of goods. */
const MAX_LENGTH = 60;

/** Whether it may contain an e-mail address or a phone number. */
const isPersonal = (words: string) => /@|\d{5,}/.test(words);

/** The normalised text that is recorded of a search; undefined when it may be personal data. */
export function wordsToKeep(text: string): string | undefined {
  const words = text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  return !words || words.length > MAX_LENGTH || isPersonal(words) ? undefined : words;
}

/** Counts searches without results by day, without any user: for those who maintain goods and word lists. */
export async function noteMiss(db: Kysely<Database>, text: string): Promise<void> {
  const words = wordsToKeep(text);
  if (words === undefined) return;
  await sql`insert into search_miss (day, words) values (current_date, ${words})
    on conflict (day, words) do update set times = search_miss.times + 1`.execute(db);
}

/** The most frequent searches without results. */
export async function topMisses(db: Kysely<Database>, most = 100) {
  const { rows } = await sql<{ words: string; times: number }>`
    select words, sum(times)::int as times from search_miss
    group by words order by times desc, words limit ${most}`.execute(db);
  return rows;
}
