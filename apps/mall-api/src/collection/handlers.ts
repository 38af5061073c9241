import { defineHandlers, signedIn } from '../http/handler';
import { imageUrl } from '../http/image-url';
import { sliceOf, toPage } from '../http/page';
import { wireTime } from '../http/wire-time';
import { BusinessError } from '../kernel/errors';
import { toWire } from '../money/wire';
import * as store from './store';

export const collectionHandlers = defineHandlers({
  async collectProduct(ctx, { body }) {
    if (await store.collect(ctx.db, signedIn(ctx).id, body.id, ctx.now())) return null;
    throw new BusinessError(500, 'These goods no longer exist.');
  },

  async uncollectProduct(ctx, { params }) {
    await store.uncollect(ctx.db, signedIn(ctx).id, params.productId);
    return null;
  },

  async collectedProducts(ctx, { query }) {
    const { id } = signedIn(ctx);
    const slice = sliceOf(query);
    const rows = await store.collectedProducts(ctx.db, id, slice);
    const list = rows.map((row) => ({
      id: row.id,
      productId: row.id,
      storeName: row.name,
      image: imageUrl(ctx.settings, row.image),
      price: toWire(row.priceMinor),
      createTime: wireTime(ctx.policy, row.createdAt),
    }));
    return toPage(list, await store.countCollected(ctx.db, id, slice), query);
  },
});
