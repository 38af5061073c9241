import type { Kysely } from 'kysely';
import { StartupError } from '../config/startup-error';
import { inTransaction } from '../db/in-transaction';
import type { Database } from '../db/schema';
import type { SearchEngine } from '../kernel/search-engine';
import { sparseProgress } from '../kernel/sparse-progress';
import { topMisses } from './misses';
import { popularSearches } from './popular-searches';
import { changeList, readLists } from './word-lists';

type Db = Kysely<Database>;
type Print = (text: string) => void;

const USAGE = `Write one of
  search rebuild                    rebuild the index; search stays available
  search misses                     recent searches without results
  search synonyms                   list the synonyms, one group a line
  search synonyms add "sofa, couch"
  search synonyms remove "sofa, couch"
  search stop-words                 the same for words that are ignored, with add and remove
  search hot-words                  the same for suggested searches; the header shows the first three
  search hot-words review           recent popular searches with results that are not hot words yet;
                                    removed ones are not listed again`;

const LISTS = { synonyms: 'synonym', 'stop-words': 'stop' } as const;

/** The operator's search command. Throws a StartupError with a message for the operator. */
export async function searchCommand(
  db: Db,
  engine: Pick<SearchEngine, 'rebuild'>,
  args: readonly string[],
  print: Print,
): Promise<void> {
  const [action = '', change, line, ...more] = args;
  if (more.length > 0) throw new StartupError(USAGE);
  if (action === 'rebuild' && change === undefined) {
    const done = await engine.rebuild(sparseProgress((done) => print(`${done} entries`)));
    return print(`index rebuilt: ${done} entries`);
  }
  if (action === 'misses' && change === undefined) return printMisses(db, print);
  if (action === 'hot-words' && change === undefined) return (await hotWords(db)).forEach(print);
  if (action === 'hot-words' && change === 'review' && line === undefined)
    return printPopular(db, print);
  if (action === 'hot-words') return changeHotWords(db, change, line, print);
  if (action !== 'synonyms' && action !== 'stop-words') throw new StartupError(USAGE);
  if (change === undefined) {
    const lists = await readLists(db);
    return (action === 'synonyms' ? lists.synonyms : lists.stopWords).forEach(print);
  }
  const text = textOf(change, line);
  await changeList(db, LISTS[action], text, change === 'add');
  print(change === 'add' ? `added: ${text}` : `removed: ${text}`);
}

/** The line to add or remove, with single spaces. */
function textOf(change: string | undefined, line: string | undefined): string {
  const text = line?.replace(/\s+/g, ' ').trim();
  if (!text || (change !== 'add' && change !== 'remove')) throw new StartupError(USAGE);
  return text;
}

async function hotWords(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('hot_keyword')
    .select('title')
    .orderBy('sort', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ title }) => title);
}

/** Adds a word before all others, or removes it. */
async function changeHotWords(
  db: Db,
  change: string | undefined,
  line: string | undefined,
  print: Print,
): Promise<void> {
  const title = textOf(change, line);
  const isAdded = change === 'add';
  await inTransaction(db, async (trx) => {
    await trx.deleteFrom('hot_keyword').where('title', '=', title).execute();
    await changeList(trx, 'hot', title, isAdded);
    if (isAdded) await addHotWord(trx, title);
  });
  print(isAdded ? `added: ${title}` : `removed: ${title}`);
}

async function addHotWord(db: Db, title: string): Promise<void> {
  const { highest } = await db
    .selectFrom('hot_keyword')
    .select((eb) => eb.fn.max('sort').as('highest'))
    .executeTakeFirstOrThrow();
  await db
    .insertInto('hot_keyword')
    .values({ title, sort: (highest ?? 0) + 1 })
    .execute();
}

async function printPopular(db: Db, print: Print): Promise<void> {
  const searches = await popularSearches(db);
  if (searches.length === 0) print('no search was frequent enough yet');
  for (const { words, times } of searches) print(`${times} × ${words}`);
}

async function printMisses(db: Db, print: Print): Promise<void> {
  const misses = await topMisses(db);
  if (misses.length === 0) print('there were no searches without results');
  for (const { words, times } of misses) print(`${times} × ${words}`);
}
