import type { Kysely } from 'kysely';
import { StartupError } from '../config/startup-error';
import type { Database } from '../db/schema';
import { rebuild } from './indexer';
import { changeList, readLists } from './lists';
import { missesOf } from './misses';

type Db = Kysely<Database>;
type Say = (text: string) => void;

const USAGE = `Write one of
  search rebuild                    make the index anew; search goes on meanwhile
  search misses                     what was searched for lately and not found
  search synonyms                   the lines of words that mean the same
  search synonyms add "sofa, couch"
  search synonyms remove "sofa, couch"
  search stop-words, with add and remove as well.`;

const LISTS = { synonyms: 'synonym', 'stop-words': 'stop' } as const;

/** What the mall's owner does with search. Throws a StartupError with a sentence when it cannot be done. */
export async function searchCommand(db: Db, args: readonly string[], say: Say): Promise<void> {
  const [action = '', change, line, ...more] = args;
  if (more.length > 0) throw new StartupError(USAGE);
  if (action === 'rebuild' && change === undefined) {
    const done = await rebuild(db, (done) => say(`${done} entries`));
    return say(`the index is new: ${done} entries`);
  }
  if (action === 'misses' && change === undefined) return sayMisses(db, say);
  if (action !== 'synonyms' && action !== 'stop-words') throw new StartupError(USAGE);
  if (change === undefined) {
    const lists = await readLists(db);
    return (action === 'synonyms' ? lists.synonyms : lists.stopWords).forEach(say);
  }
  const text = line?.replace(/\s+/g, ' ').trim();
  if (!text || (change !== 'add' && change !== 'remove')) throw new StartupError(USAGE);
  await changeList(db, LISTS[action], text, change === 'add');
  say(change === 'add' ? `added: ${text}` : `left out: ${text}`);
}

async function sayMisses(db: Db, say: Say): Promise<void> {
  const misses = await missesOf(db);
  if (misses.length === 0) say('everything that was searched for was found');
  for (const { words, times } of misses) say(`${times} × ${words}`);
}
