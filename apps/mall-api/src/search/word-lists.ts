import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { type Lexicon, makeLexicon, type WordLists } from './lexicon';
import { DEFAULT_LISTS } from './words/defaults';

type Db = Kysely<Database>;
type Kind = 'synonym' | 'stop' | 'hot';

/** Milliseconds until every process applies a change of the lists. */
const CACHE_MS = 30_000;

const effective = (
  kind: Kind,
  defaults: readonly string[],
  rows: readonly { kind: Kind; line: string; is_added: boolean }[],
): string[] => {
  const own = rows.filter((row) => row.kind === kind);
  const removed = new Set(own.filter((row) => !row.is_added).map(({ line }) => line));
  const added = own.filter((row) => row.is_added).map(({ line }) => line);
  return [...new Set([...defaults.filter((line) => !removed.has(line)), ...added])];
};

/** The default lists with the mall's changes. */
export async function readLists(db: Db): Promise<WordLists> {
  const rows = await db.selectFrom('search_list').selectAll().orderBy('line').execute();
  return {
    synonyms: effective('synonym', DEFAULT_LISTS.synonyms, rows),
    stopWords: effective('stop', DEFAULT_LISTS.stopWords, rows),
  };
}

/** All lines of a kind, used or removed: those of the mall, then those of the server. */
export async function linesOf(db: Db, kind: 'synonym' | 'stop') {
  const defaults = DEFAULT_LISTS[kind === 'synonym' ? 'synonyms' : 'stopWords'];
  const rows = await db
    .selectFrom('search_list')
    .select(['line', 'is_added'])
    .where('kind', '=', kind)
    .orderBy('line')
    .execute();
  const removed = new Set(rows.filter((row) => !row.is_added).map(({ line }) => line));
  const known = new Set(defaults);
  return [
    ...rows
      .filter((row) => row.is_added && !known.has(row.line))
      .map(({ line }) => ({ line, own: true, used: true })),
    ...[...known].map((line) => ({ line, own: false, used: !removed.has(line) })),
  ];
}

/** Adds or removes a line. A removed default line can be added again. */
export async function changeList(db: Db, kind: Kind, line: string, isAdded: boolean) {
  await db
    .insertInto('search_list')
    .values({ kind, line, is_added: isAdded })
    .onConflict((conflict) => conflict.columns(['kind', 'line']).doUpdateSet({ is_added: isAdded }))
    .execute();
}

/** Reads the lists on demand and caches them. */
export function lexiconOf(db: Db, now: () => number = Date.now): () => Promise<Lexicon> {
  let cached: { lexicon: Promise<Lexicon>; until: number; text: string } | undefined;
  return async () => {
    if (cached && now() < cached.until) return cached.lexicon;
    const lists = await readLists(db);
    const text = JSON.stringify(lists);
    // Building the lexicon is slower than reading the lists, and they seldom change
    const lexicon = cached?.text === text ? cached.lexicon : Promise.resolve(makeLexicon(lists));
    cached = { lexicon, until: now() + CACHE_MS, text };
    return lexicon;
  };
}
