import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { makeLexicon, type Lexicon, type WordLists } from './lexicon';
import { DEFAULT_LISTS } from './words/defaults';

type Db = Kysely<Database>;
type Kind = 'synonym' | 'stop' | 'hot';

/** Milliseconds after which a change of the lists is seen by every process. */
const FRESH = 30_000;

const effective = (
  kind: Kind,
  defaults: readonly string[],
  rows: readonly { kind: Kind; line: string; is_added: boolean }[],
): string[] => {
  const own = rows.filter((row) => row.kind === kind);
  const left = new Set(own.filter((row) => !row.is_added).map(({ line }) => line));
  const added = own.filter((row) => row.is_added).map(({ line }) => line);
  return [...new Set([...defaults.filter((line) => !left.has(line)), ...added])];
};

/** The lists that come with the server, with what the mall's owner changed. */
export async function readLists(db: Db): Promise<WordLists> {
  const rows = await db.selectFrom('search_list').selectAll().orderBy('line').execute();
  return {
    synonyms: effective('synonym', DEFAULT_LISTS.synonyms, rows),
    stopWords: effective('stop', DEFAULT_LISTS.stopWords, rows),
  };
}

/** Adds a line, or leaves one out; one that comes with the server comes back when it is added again. */
export async function changeList(db: Db, kind: Kind, line: string, isAdded: boolean) {
  await db
    .insertInto('search_list')
    .values({ kind, line, is_added: isAdded })
    .onConflict((conflict) => conflict.columns(['kind', 'line']).doUpdateSet({ is_added: isAdded }))
    .execute();
}

/** Reads the lists when they are asked for, and keeps them for a while. */
export function lexiconOf(db: Db, now: () => number = Date.now): () => Promise<Lexicon> {
  let kept: { lexicon: Promise<Lexicon>; until: number; text: string } | undefined;
  return async () => {
    if (kept && now() < kept.until) return kept.lexicon;
    const lists = await readLists(db);
    const text = JSON.stringify(lists);
    // Making it takes longer than reading the lists, which seldom change.
    const lexicon = kept?.text === text ? kept.lexicon : Promise.resolve(makeLexicon(lists));
    kept = { lexicon, until: now() + FRESH, text };
    return lexicon;
  };
}
