import type { Kysely } from 'kysely';
import { inTransaction } from '../../db/in-transaction';
import type { Database } from '../../db/schema';
import { type OpenSearchClient, OpenSearchError } from './client';
import {
  forgetIndex,
  keepIndex,
  keptIndexes,
  lockCopies,
  readCopies,
  shownAfter,
  takeChanged,
} from './copy-store';
import { INDEX_BODY } from './index-body';

type Db = Kysely<Database>;
type Progress = (done: number) => void;

/** Goods per transaction and call. */
const BATCH = 500;
/** Milliseconds; no shopper waits for these calls. */
const TIMEOUT = 60_000;

interface BulkAnswer {
  errors: boolean;
  items: Record<string, { status: number; error?: { type: string } }>[];
}

/** Copies the current state of goods into indexes, and deletes unlisted ones. */
async function copyGoods(
  db: Db,
  client: OpenSearchClient,
  indexes: readonly string[],
  ids: readonly number[],
): Promise<void> {
  const documents = new Map((await readCopies(db, ids)).map(({ id, ...goods }) => [id, goods]));
  const lines: object[] = indexes.flatMap((index) =>
    ids.flatMap((id): object[] => {
      const at = { _index: index, _id: String(id) };
      const document = documents.get(id);
      return document ? [{ index: at }, document] : [{ delete: at }];
    }),
  );
  if (lines.length === 0) return;
  const { errors, items } = await client.call<BulkAnswer>('POST', '/_bulk', lines, TIMEOUT);
  if (!errors) return;
  // Deleting a missing document is not an error
  const [failed] = items.flatMap((item) => Object.values(item)).filter(({ error }) => error);
  if (failed)
    throw new OpenSearchError(`OpenSearch refuses goods: ${failed.error?.type}`, failed.status);
}

/** Copies pending changes in batches. If it is interrupted, the rest stays pending. */
export async function copyChanges(
  db: Db,
  client: OpenSearchClient,
  alias: string,
  signal?: AbortSignal,
): Promise<number> {
  let done = 0;
  for (let taken = 1; taken > 0 && !signal?.aborted;) {
    taken = await inTransaction(db, async (trx) => {
      await lockCopies(trx);
      const ids = await takeChanged(trx, BATCH);
      await copyGoods(trx, client, await keptIndexes(trx, alias), ids);
      return ids.length;
    });
    done += taken;
  }
  // Otherwise they would be found a second later
  if (done > 0) await client.call('POST', `/${alias}/_refresh`, undefined, TIMEOUT);
  return done;
}

/**
 * Fills a new index and then points the alias to it, so that search stays available. Changes in the meantime go to
 * both indexes.
 */
export async function rebuildCopies(
  db: Db,
  client: OpenSearchClient,
  alias: string,
  progress: Progress = () => {},
): Promise<number> {
  const old = await keptIndexes(db, alias);
  const name = `${alias}-${Date.now().toString(36)}`;
  await client.call('PUT', `/${name}`, INDEX_BODY, TIMEOUT);
  await keepIndex(db, alias, name);
  try {
    const done = await fillIndex(db, client, name, progress);
    await client.call('POST', `/${name}/_refresh`, undefined, TIMEOUT);
    const actions = [
      ...old.map((index) => ({ remove: { index, alias, must_exist: false } })),
      { add: { index: name, alias } },
    ];
    await client.call('POST', '/_aliases', { actions }, TIMEOUT);
    for (const index of old) await dropIndex(db, client, index);
    return done;
  } catch (error) {
    await dropIndex(db, client, name).catch(() => {});
    throw error;
  }
}

async function dropIndex(db: Db, client: OpenSearchClient, name: string): Promise<void> {
  await forgetIndex(db, name);
  await client.call('DELETE', `/${name}?ignore_unavailable=true`, undefined, TIMEOUT);
}

async function fillIndex(db: Db, client: OpenSearchClient, name: string, progress: Progress) {
  let done = 0;
  for (let after = 0, more = true; more;) {
    const last = after;
    const ids = await inTransaction(db, async (trx) => {
      await lockCopies(trx);
      const found = await shownAfter(trx, last, BATCH);
      await copyGoods(trx, client, [name], found);
      return found;
    });
    done += ids.length;
    after = ids.at(-1) ?? after;
    more = ids.length === BATCH;
    progress(done);
  }
  return done;
}
