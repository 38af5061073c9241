import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { inTransaction } from '../db/in-transaction';
import type { Database } from '../db/schema';
import type { IndexOptions } from '../kernel/search-engine';
import { makeDocument } from './document';
import {
  type Entry,
  idsAfter,
  type Kind,
  KINDS,
  lockIndex,
  readSources,
  type Source,
  takeDue,
  writeDocuments,
} from './index-store';
import { goodsTables, indexNextGoods, NEXT_GOODS, withNextGoods } from './next-goods';

type Db = Kysely<Database>;
type Progress = (done: number) => void;

/** Entries per transaction. Changes come in small ones, so that nobody waits for their locks. */
const BATCH = 200;
const REBUILD_BATCH = 1000;
/** Entries per statement: they are written while the next ones are built. */
const CHUNK = 250;

const entryOf = (source: Source): Entry => ({
  ...makeDocument(source),
  id: source.id,
  rating: source.rating,
});

async function indexEntries(
  db: Db,
  kind: Kind,
  ids: readonly number[],
  tables: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const sources = await readSources(db, kind, ids);
  let writing = Promise.resolve();
  for (let from = 0; from < sources.length; from += CHUNK) {
    const entries = sources.slice(from, from + CHUNK).map(entryOf);
    await writing;
    writing = write(db, tables, entries);
    await nextTurn(); // sends the write before the next entries block the event loop
  }
  await writing;
}

async function write(db: Db, tables: readonly string[], entries: readonly Entry[]) {
  for (const table of tables) await writeDocuments(db, table, entries);
}

const tablesOf = async (db: Db, kind: Kind) =>
  kind === 'goods' ? goodsTables(db) : [`search_${kind}`];

/** Indexes pending changes in batches. If it is aborted or killed, the rest stays pending. */
export async function indexChanges(
  db: Db,
  { progress = () => {}, signal }: IndexOptions = {},
): Promise<number> {
  let done = 0;
  for (let taken = 1; taken > 0 && !signal?.aborted;) {
    taken = await inTransaction(db, async (trx) => {
      await lockIndex(trx);
      const due = await takeDue(trx, BATCH);
      for (const [kind, ids] of due) {
        if (ids.length > 0) await indexEntries(trx, kind, ids, await tablesOf(trx, kind));
      }
      return [...due.values()].reduce((sum, ids) => sum + ids.length, 0);
    });
    done += taken;
    if (taken > 0) progress(done);
  }
  return done;
}

/**
 * Rebuilds all entries. Goods are written to a new table, which then replaces the searched one; changes in the
 * meantime go to both. The few shops and categories are updated in place. Throws a StartupError while another process
 * rebuilds. `db` must have no time limits.
 */
export async function rebuild(db: Db, progress: Progress = () => {}): Promise<number> {
  return withNextGoods(db, (own) => fillNextGoods(own, progress));
}

async function fillNextGoods(db: Db, progress: Progress): Promise<number> {
  let done = 0;
  for (const kind of KINDS) {
    const table = kind === 'goods' ? NEXT_GOODS : `search_${kind}`;
    for (let after = 0, more = true; more;) {
      const last = after;
      const ids = await inTransaction(db, async (trx) => {
        await lockIndex(trx);
        const found = await idsAfter(trx, kind, last, REBUILD_BATCH);
        await indexEntries(trx, kind, found, [table]);
        return found;
      });
      done += ids.length;
      after = ids.at(-1) ?? after;
      more = ids.length === REBUILD_BATCH;
      progress(done);
    }
  }
  await indexNextGoods(db);
  return done;
}
