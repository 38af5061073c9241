import { accountOf, defineHandlers, signedIn } from '../http/handler';
import { imageUrl } from '../http/image-url';
import { sliceOf, toPage } from '../http/page';
import { wireTime } from '../http/wire-time';
import { namedError } from '../kernel/errors';
import { toWire } from '../money/wire';
import { enforceLimits } from '../rate-limit/limits';
import * as store from './store';

/** The most skus that a shopper waits for at a time. */
const MOST = 50;
const HOUR = 3600;

export const stockWatchHandlers = defineHandlers({
  async watchStock(ctx, { body: { skuId } }) {
    const { db, language } = ctx;
    const userId = accountOf(ctx).id;
    const reader = await store.findReader(db, userId);
    // Only to the address of an account, which its owner has proved: nobody can have others mailed
    if (!reader.email) throw namedError('email-missing', 500, 'The account has no email address.');
    await enforceLimits(ctx, [{ key: `stock watch ${userId}`, max: 100, windowSeconds: HOUR }]);
    const sku = await store.findSku(db, skuId);
    if (!sku) throw namedError('not-found', 500, 'These goods no longer exist.');
    if (sku.stock > 0) throw namedError('wrong-state', 500, 'These goods are in stock again.');
    const wish = { userId, skuId, language, now: ctx.now(), most: MOST };
    if (!(await store.watch(db, wish)))
      throw namedError('limit-reached', 500, `You can wait for up to ${MOST} goods at a time.`);
    return null;
  },

  async unwatchStock(ctx, { body: { skuId } }) {
    await store.unwatch(ctx.db, signedIn(ctx).id, [skuId]);
    return null;
  },

  async watchedStock(ctx, { query }) {
    const { id } = signedIn(ctx);
    const slice = sliceOf(query);
    const rows = await store.watched(ctx.db, id, { ...slice, language: ctx.language });
    const list = rows.map((row) => ({
      skuId: row.skuId,
      productId: row.productId,
      storeName: row.name,
      sku: row.options,
      image: imageUrl(ctx.settings, row.skuImage || row.image),
      price: toWire(ctx.policy, row.price_minor),
      createTime: wireTime(ctx.policy, row.created_at),
    }));
    return toPage(list, await store.countWatched(ctx.db, id, slice), query);
  },
});
