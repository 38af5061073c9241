import { setImmediate as breathe } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { inTransaction } from '../db/in-transaction';
import type { Database } from '../db/schema';
import { makeDocument } from './document';
import {
  idsAfter,
  KINDS,
  lockIndex,
  readSources,
  takeDue,
  writeDocuments,
  type Entry,
  type Kind,
  type Source,
} from './index-store';
import {
  beginNextGoods,
  goodsTables,
  indexNextGoods,
  NEXT_GOODS,
  takeNextGoods,
} from './next-goods';

type Db = Kysely<Database>;
type Progress = (done: number) => void;

/** Entries that are made in one transaction: few of what changes, so that nobody waits for them. */
const BATCH = 200;
const REBUILD_BATCH = 1000;
/** Entries that are written while the next ones are made. */
const AT_ONCE = 250;

const entryOf = (source: Source): Entry => ({
  ...makeDocument(source),
  id: source.id,
  rating: source.rating,
});

async function indexThese(
  db: Db,
  kind: Kind,
  ids: readonly number[],
  tables: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const sources = await readSources(db, kind, ids);
  let writing = Promise.resolve();
  for (let from = 0; from < sources.length; from += AT_ONCE) {
    const entries = sources.slice(from, from + AT_ONCE).map(entryOf);
    await writing;
    writing = write(db, tables, entries);
    await breathe(); // sends what is to be written, before the next entries keep the processor busy
  }
  await writing;
}

async function write(db: Db, tables: readonly string[], entries: readonly Entry[]) {
  for (const table of tables) await writeDocuments(db, table, entries);
}

const tablesOf = async (db: Db, kind: Kind) =>
  kind === 'goods' ? goodsTables(db) : [`search_${kind}`];

/** Works off what changed. An end in the middle leaves what is still due. */
export async function indexChanges(db: Db, progress: Progress = () => {}): Promise<number> {
  let done = 0;
  for (let taken = 1; taken > 0;) {
    taken = await inTransaction(db, async (trx) => {
      await lockIndex(trx);
      const due = await takeDue(trx, BATCH);
      for (const [kind, ids] of due) {
        if (ids.length > 0) await indexThese(trx, kind, ids, await tablesOf(trx, kind));
      }
      return [...due.values()].reduce((sum, ids) => sum + ids.length, 0);
    });
    done += taken;
    if (taken > 0) progress(done);
  }
  return done;
}

/**
 * Makes all entries anew: those of goods beside the ones that are searched, whose place they then take;
 * what changes meanwhile goes to both. The few others are written each in the place of the one before.
 */
export async function rebuild(db: Db, progress: Progress = () => {}): Promise<number> {
  let done = 0;
  await beginNextGoods(db);
  for (const kind of KINDS) {
    const table = kind === 'goods' ? NEXT_GOODS : `search_${kind}`;
    for (let after = 0, more = true; more;) {
      const last = after;
      const ids = await inTransaction(db, async (trx) => {
        await lockIndex(trx);
        const found = await idsAfter(trx, kind, last, REBUILD_BATCH);
        await indexThese(trx, kind, found, [table]);
        return found;
      });
      done += ids.length;
      after = ids.at(-1) ?? after;
      more = ids.length === REBUILD_BATCH;
      progress(done);
    }
  }
  await indexNextGoods(db);
  await takeNextGoods(db);
  return done;
}
