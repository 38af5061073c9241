import { inTransaction } from '../db/in-transaction';
import { defineHandlers, signedIn } from '../http/handler';
import { imageUrl } from '../http/image-url';
import { sliceOf, toPage } from '../http/page';
import { wireTime } from '../http/wire-time';
import type { Context } from '../kernel/context';
import { namedError } from '../kernel/errors';
import { starsOf } from '../listing/product-wire';
import { undoableSince } from './jobs';
import * as store from './shop-store';

/** Unfollows shops, and updates their follower counts. */
async function unfollow(ctx: Context, ids: readonly number[]) {
  const { id } = signedIn(ctx);
  const now = ctx.now();
  await inTransaction(ctx.db, (trx) => store.unfollow(trx, id, ids, now));
  return null;
}

/** The shops that a person follows. */
export const followHandlers = defineHandlers({
  async followShop(ctx, { params }) {
    const { id } = signedIn(ctx);
    const now = ctx.now();
    const found = await inTransaction(ctx.db, (trx) => store.follow(trx, id, params.merId, now));
    if (!found) throw namedError('not-found', 500, 'This shop does not exist or is closed');
    return null;
  },

  unfollowShop: (ctx, { params }) => unfollow(ctx, [params.merId]),

  unfollowShops: (ctx, { body }) => unfollow(ctx, body.ids),

  async restoreShops(ctx, { body }) {
    const { id } = signedIn(ctx);
    const since = undoableSince(ctx.now());
    await inTransaction(ctx.db, (trx) => store.restoreFollowed(trx, id, body.ids, since));
    return null;
  },

  async followedShops(ctx, { query }) {
    const { id } = signedIn(ctx);
    const slice = sliceOf(query);
    const rows = await store.followedShops(ctx.db, id, slice);
    const list = rows.map((row) => ({
      uid: id,
      merId: row.id,
      merName: row.name,
      merAvatar: imageUrl(ctx.settings, row.avatar),
      starLevel: row.star_level,
      stars: starsOf(row),
      isSelf: row.is_self,
      isOpen: row.is_open,
      collectNum: row.collect_count,
      createTime: wireTime(ctx.policy, row.createdAt),
    }));
    return toPage(list, await store.countFollowed(ctx.db, id, slice), query);
  },
});
