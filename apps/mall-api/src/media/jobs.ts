import { inTransaction } from '../db/in-transaction';
import { enqueue } from '../jobs/enqueue';
import { type AnyJob, defineJob } from '../jobs/job';
import type { Deps, WithDb } from '../kernel/context';
import { keysOf } from './address';
import { deletePictures, findByName, lockUnused } from './store';
import { noteUnused, referredTo } from './uses';

const DAY = 86_400;
/** Days for which an unused picture is kept: a draft is finished, and pages in caches no longer show it. */
const KEPT_DAYS = 30;
const BATCH = 200;

/** Deletes the files of a picture whose row is gone. A store that is down is tried again for hours. */
const deleteFiles = defineJob<{ name: string }>({
  name: 'delete files of a picture',
  run: ({ pictures }, { name }) => pictures.delete(keysOf(name)),
});

/** Deletes the file of an upload that was broken off before its row: noted before the file is written. */
const sweepUpload = defineJob<{ name: string }>({
  name: 'sweep a broken upload',
  async run({ db, pictures }, { name }) {
    if (!(await findByName(db, name))) await pictures.delete(keysOf(name));
  },
});

/**
 * Notes an upload before its file is written: without a row a day later, the file is deleted. A list of the store would name
 * the files of others too, where several malls share a bucket.
 */
export const noteUpload = (deps: WithDb<'now'>, name: string): Promise<void> =>
  enqueue(
    deps,
    sweepUpload,
    { name },
    { key: name, dueAt: new Date(deps.now().getTime() + DAY * 1000) },
  );

/** Deletes pictures with all their files; in a transaction all or nothing. */
export async function removePictures(deps: WithDb<'now'>, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await deletePictures(deps.db, names);
  for (const name of names) await enqueue(deps, deleteFiles, { name });
}

/** Deletes pictures that nothing has referred to for some time. */
export async function deleteUnused({ db, now }: Deps): Promise<void> {
  await noteUnused(db, now());
  const before = new Date(now().getTime() - KEPT_DAYS * DAY * 1000);
  for (let after = 0; ;) {
    const last = await inTransaction(db, async (trx) => {
      const rows = await lockUnused(trx, { before, after, limit: BATCH });
      const names = rows.map(({ name }) => name);
      // Somebody may have used one since it was noted
      const used = await referredTo(trx, names);
      const unused = names.filter((name) => !used.has(name));
      await removePictures({ db: trx, now }, unused);
      return rows.length < BATCH ? undefined : rows.at(-1)?.id;
    });
    if (last === undefined) return;
    after = last;
  }
}

export const mediaJobs: readonly AnyJob[] = [
  deleteFiles,
  sweepUpload,
  { name: 'delete unused pictures', everySeconds: DAY, run: deleteUnused },
];
