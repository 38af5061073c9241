import type { OperatorPicture } from '@vermilion/api-client/operator';
import { defineHandlers, operatorOf } from '../http/handler';
import { imageUrl } from '../http/image-url';
import { type KeysetQuery, keysetSliceOf, toKeysetPage } from '../http/page';
import { wireTime, wireTimeOrNull } from '../http/wire-time';
import type { Context } from '../kernel/context';
import { invalidValue, namedError } from '../kernel/errors';
import { audited } from '../operator/audit';
import { noSuch, requireMall, shopOf } from '../operator/own-shop';
import { pictureAddress } from './address';
import { removePictures } from './jobs';
import { keepPicture, requireRoom } from './keep-picture';
import * as store from './store';
import { referredTo } from './uses';

const toWire = ({ settings, policy }: Context, row: store.PictureRow): OperatorPicture => ({
  id: row.id,
  shopId: row.shop_id,
  url: imageUrl(settings, pictureAddress(row.name)),
  type: row.type === 'jpg' ? 'image/jpeg' : 'image/png',
  width: row.width,
  height: row.height,
  size: row.size,
  createTime: wireTime(policy, row.created_at),
  unusedSince: wireTimeOrNull(policy, row.unused_since),
});

async function pageOf(ctx: Context, filter: store.PictureFilter, query: KeysetQuery) {
  const slice = keysetSliceOf(query);
  const rows = await store.picturesOf(ctx.db, filter, slice);
  const total = await store.countPictures(ctx.db, filter, slice);
  return toKeysetPage(rows, { total, query }, (page) => page.map((row) => toWire(ctx, row)));
}

/** The shop that an upload is for; undefined when there is no such shop for the key. */
async function shopFor(ctx: Context, requested: number | undefined): Promise<number | undefined> {
  const shopId = shopOf(ctx, requested);
  if (shopId === undefined) throw invalidValue('shopId', 'is needed with a key of the whole mall');
  return (await store.isShop(ctx.db, shopId)) ? shopId : undefined;
}

async function remove(
  ctx: Context,
  action: 'deletePicture' | 'deleteMallPicture',
  picture: store.PictureRow | undefined,
  id: number,
) {
  const audit = { action, subject: ['picture', id], shopId: picture?.shop_id } as const;
  await audited(ctx, audit, async (trx) => {
    if (!picture || !(await store.lockPicture(trx, id))) throw noSuch('picture');
    const { name } = picture;
    if ((await referredTo(trx, [name])).has(name))
      throw namedError('in-use', 500, 'Goods, a shop, a page or an order show this picture.');
    await removePictures({ db: trx, now: ctx.now }, [name]);
    return true;
  });
  return null;
}

/** Refuses an upload before its file is read, if the shop of the key has no room for it. */
export async function requireRoomOfShop(ctx: Context): Promise<void> {
  const { shopId } = operatorOf(ctx);
  if (shopId !== null) await requireRoom(ctx, shopId);
}

/** The same for an upload of the mall. */
export const requireRoomOfMall = (ctx: Context): Promise<void> => requireRoom(ctx, null);

export const mediaHandlers = defineHandlers({
  operatorPictures(ctx, { query }) {
    const owner = shopOf(ctx, query.shopId) ?? 'all';
    return pageOf(ctx, { owner, isUnused: query.unused }, query);
  },

  async uploadPicture(ctx, { query, headers, body: { multipart } }) {
    const audit = { action: 'uploadPicture', shopId: await shopFor(ctx, query.shopId) } as const;
    return toWire(ctx, await keepPicture(ctx, audit, headers['idempotency-key'], multipart));
  },

  async deletePicture(ctx, { params: { id } }) {
    const owner = shopOf(ctx) ?? 'all';
    return remove(ctx, 'deletePicture', await store.findPicture(ctx.db, owner, id), id);
  },

  mallPictures(ctx, { query }) {
    requireMall(ctx, 'picture');
    return pageOf(ctx, { owner: null, isUnused: query.unused }, query);
  },

  async uploadMallPicture(ctx, { headers, body: { multipart } }) {
    requireMall(ctx, 'picture');
    const audit = { action: 'uploadMallPicture', shopId: null } as const;
    return toWire(ctx, await keepPicture(ctx, audit, headers['idempotency-key'], multipart));
  },

  async deleteMallPicture(ctx, { params: { id } }) {
    requireMall(ctx, 'picture');
    return remove(ctx, 'deleteMallPicture', await store.findPicture(ctx.db, null, id), id);
  },
});
