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
  type Kind,
} from './index-store';

type Db = Kysely<Database>;
type Progress = (done: number) => void;

/** Entries that are made in one transaction. */
const BATCH = 200;

async function indexThese(db: Db, kind: Kind, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const sources = await readSources(db, kind, ids);
  await writeDocuments(
    db,
    kind,
    sources.map((source) => ({ ...makeDocument(source), id: source.id, rating: source.rating })),
  );
}

/** Works off what changed. An end in the middle leaves what is still due. */
export async function indexChanges(db: Db, progress: Progress = () => {}): Promise<number> {
  let done = 0;
  for (let taken = 1; taken > 0;) {
    taken = await inTransaction(db, async (trx) => {
      await lockIndex(trx);
      const due = await takeDue(trx, BATCH);
      for (const kind of KINDS) await indexThese(trx, kind, due.get(kind) ?? []);
      return [...due.values()].reduce((sum, ids) => sum + ids.length, 0);
    });
    done += taken;
    if (taken > 0) progress(done);
  }
  return done;
}

/** Makes all entries anew, each in the place of the one before it. */
export async function rebuild(db: Db, progress: Progress = () => {}): Promise<number> {
  let done = 0;
  for (const kind of KINDS) {
    for (let after = 0, more = true; more;) {
      const last = after;
      const ids = await inTransaction(db, async (trx) => {
        await lockIndex(trx);
        const found = await idsAfter(trx, kind, last, BATCH);
        await indexThese(trx, kind, found);
        return found;
      });
      done += ids.length;
      after = ids.at(-1) ?? after;
      more = ids.length === BATCH;
      progress(done);
    }
  }
  return done;
}
