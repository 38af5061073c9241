import { defineHandlers, signedIn } from '../http/handler';
import { imageUrl } from '../http/image-url';
import { sliceOf, toPage } from '../http/page';
import { wireTime } from '../http/wire-time';
import { namedError } from '../kernel/errors';
import { starsOf } from '../listing/product-wire';
import { toWire, toWireOrNull } from '../money/wire';
import { undoableSince } from './jobs';
import * as store from './store';

export const collectionHandlers = defineHandlers({
  async collectProduct(ctx, { body }) {
    const [found] = await store.collect(ctx.db, signedIn(ctx).id, [body.id], ctx.now());
    if (found === undefined) throw namedError('not-found', 500, 'These goods no longer exist.');
    return null;
  },

  async uncollectProduct(ctx, { params }) {
    await store.uncollect(ctx.db, signedIn(ctx).id, [params.productId], ctx.now());
    return null;
  },

  async uncollectProducts(ctx, { body }) {
    await store.uncollect(ctx.db, signedIn(ctx).id, body.ids, ctx.now());
    return null;
  },

  async restoreProducts(ctx, { body }) {
    await store.restore(ctx.db, signedIn(ctx).id, body.ids, undoableSince(ctx.now()));
    return null;
  },

  async collectedProducts(ctx, { query }) {
    const { id } = signedIn(ctx);
    const slice = sliceOf(query);
    const rows = await store.collectedProducts(ctx.db, id, { ...slice, language: ctx.language });
    const list = rows.map((row) => ({
      id: row.id,
      productId: row.id,
      storeName: row.name,
      image: imageUrl(ctx.settings, row.image),
      price: toWire(ctx.policy, row.priceMinor),
      otPrice: toWire(ctx.policy, row.oldPriceMinor ?? row.priceMinor),
      collectedPrice: toWireOrNull(ctx.policy, row.collectedPriceMinor),
      stock: row.stock,
      isOnSale: row.isOnSale,
      merId: row.shopId,
      reviewCount: row.review_count ?? 0,
      stars: starsOf(row),
      createTime: wireTime(ctx.policy, row.createdAt),
    }));
    return toPage(list, await store.countCollected(ctx.db, id, slice), query);
  },
});
