import { randomBytes } from 'node:crypto';
import { operatorOf } from '../http/handler';
import type { Context } from '../kernel/context';
import { BusinessError, busy, namedError } from '../kernel/errors';
import { PictureStoreDown } from '../kernel/picture-store';
import { created } from '../operator/edit';
import { noSuch } from '../operator/own-shop';
import { cleanUpload } from '../upload/clean-upload';
import { originalKey } from './address';
import { noteUpload } from './jobs';
import * as store from './store';

const tooMany = () =>
  namedError('limit-reached', 500, 'There are too many pictures. Delete some first.');

/** Refuses an upload before its file is read, if its shop, or the mall, has no room for it. */
export async function requireRoom(ctx: Context, shopId: number | null): Promise<void> {
  if (!(await store.hasRoom(ctx, shopId))) throw tooMany();
}

interface Audit {
  action: 'uploadPicture' | 'uploadMallPicture';
  /** null for the mall; undefined when there is no such shop for the key. */
  shopId: number | null | undefined;
}

const QUIET_MS = 60_000;
let saidAt = -Infinity;

/** Once a minute: everybody who uploads meanwhile finds the same, and is told to try again. */
function sayDown({ log }: Context, error: PictureStoreDown): void {
  if (performance.now() - saidAt < QUIET_MS) return;
  saidAt = performance.now();
  log.error({ err: error.cause ?? error }, 'picture not kept: the store of pictures has failed');
}

/** Cleans a file and writes it to the store of pictures: nobody knows its random name before there is a row. */
async function storeFile(ctx: Context, file: unknown) {
  const { type, bytes, width, height } = await cleanUpload(ctx, file, {
    maxSide: ctx.policy.upload.maxPictureSide,
    encoding: 'opaqueAsJpeg',
  });
  const name = randomBytes(16).toString('hex');
  await noteUpload(ctx, name);
  await ctx.pictures.put(originalKey({ name, type }), bytes).catch((error: unknown) => {
    if (!(error instanceof PictureStoreDown)) throw error;
    sayDown(ctx, error);
    throw busy();
  });
  return { name, type, width, height, size: bytes.length };
}

/**
 * Keeps an uploaded picture once for each request id. Refuses one that is none, and one too many. What is not kept in
 * the end leaves no file.
 */
export async function keepPicture(
  ctx: Context,
  { action, shopId }: Audit,
  requestId: string,
  file: unknown,
): Promise<store.PictureRow> {
  const creation = { action, type: 'picture', shopId } as const;
  if (shopId === undefined) {
    await created(ctx, creation, requestId, () => Promise.reject(noSuch('shop')));
    throw noSuch('shop');
  }
  const stored = await storeFile(ctx, file);
  const discard = () =>
    ctx.pictures.delete([originalKey(stored)]).catch((error: unknown) => {
      ctx.log.warn({ err: error }, 'file of a picture left behind');
    });
  const id = await created(ctx, creation, requestId, async (trx) => {
    await store.lockRoom(trx, shopId);
    const { now, policy } = ctx;
    if (!(await store.hasRoom({ db: trx, policy }, shopId, stored.size))) throw tooMany();
    const key_id = operatorOf(ctx).keyId;
    return store.insertPicture(trx, { ...stored, shop_id: shopId, key_id, created_at: now() });
  }).catch(async (error: unknown) => {
    // After any other error the row may have been committed
    if (error instanceof BusinessError) await discard();
    throw error;
  });
  const kept = await store.findPicture(ctx.db, shopId, id);
  // A repetition of an upload that is kept
  if (kept?.name !== stored.name) await discard();
  if (!kept) throw noSuch('picture');
  return kept;
}
