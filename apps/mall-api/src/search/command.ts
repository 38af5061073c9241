import type { Kysely } from 'kysely';
import { StartupError } from '../config/startup-error';
import type { Database } from '../db/schema';
import type { SearchEngine } from '../kernel/search-engine';
import { changeList, readLists } from './lists';
import { askedOf } from './asked';
import { missesOf } from './misses';

type Db = Kysely<Database>;
type Say = (text: string) => void;

const USAGE = `Write one of
  search rebuild                    make the index anew; search goes on meanwhile
  search misses                     what was searched for lately and not found
  search synonyms                   the lines of words that mean the same
  search synonyms add "sofa, couch"
  search synonyms remove "sofa, couch"
  search stop-words, with add and remove as well
  search hot-words, with add and remove as well: what the header offers, the first three
  search hot-words review           what was searched for most often lately, found, and is not offered yet;
                                    what is removed does not come back here`;

const LISTS = { synonyms: 'synonym', 'stop-words': 'stop' } as const;

/** What the mall's owner does with search. Throws a StartupError with a sentence when it cannot be done. */
export async function searchCommand(
  db: Db,
  engine: Pick<SearchEngine, 'rebuild'>,
  args: readonly string[],
  say: Say,
): Promise<void> {
  const [action = '', change, line, ...more] = args;
  if (more.length > 0) throw new StartupError(USAGE);
  if (action === 'rebuild' && change === undefined) {
    const done = await engine.rebuild((done) => say(`${done} entries`));
    return say(`the index is new: ${done} entries`);
  }
  if (action === 'misses' && change === undefined) return sayMisses(db, say);
  if (action === 'hot-words' && change === undefined) return (await hotWords(db)).forEach(say);
  if (action === 'hot-words' && change === 'review' && line === undefined) return sayAsked(db, say);
  if (action === 'hot-words') return changeHotWords(db, change, line, say);
  if (action !== 'synonyms' && action !== 'stop-words') throw new StartupError(USAGE);
  if (change === undefined) {
    const lists = await readLists(db);
    return (action === 'synonyms' ? lists.synonyms : lists.stopWords).forEach(say);
  }
  const text = textOf(change, line);
  await changeList(db, LISTS[action], text, change === 'add');
  say(change === 'add' ? `added: ${text}` : `left out: ${text}`);
}

/** What is added or removed. */
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

/** A word that is added goes before the others. */
async function changeHotWords(
  db: Db,
  change: string | undefined,
  line: string | undefined,
  say: Say,
): Promise<void> {
  const title = textOf(change, line);
  await db.deleteFrom('hot_keyword').where('title', '=', title).execute();
  await changeList(db, 'hot', title, change === 'add');
  if (change === 'remove') return say(`left out: ${title}`);
  const { highest } = await db
    .selectFrom('hot_keyword')
    .select((eb) => eb.fn.max('sort').as('highest'))
    .executeTakeFirstOrThrow();
  await db
    .insertInto('hot_keyword')
    .values({ title, sort: (highest ?? 0) + 1 })
    .execute();
  say(`added: ${title}`);
}

async function sayAsked(db: Db, say: Say): Promise<void> {
  const asked = await askedOf(db);
  if (asked.length === 0) say('nothing was searched for often enough yet');
  for (const { words, times } of asked) say(`${times} × ${words}`);
}

async function sayMisses(db: Db, say: Say): Promise<void> {
  const misses = await missesOf(db);
  if (misses.length === 0) say('everything that was searched for was found');
  for (const { words, times } of misses) say(`${times} × ${words}`);
}
