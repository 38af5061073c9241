import { collectFromCart } from '../collection/store';
import { inTransaction } from '../db/in-transaction';
import { defineHandlers, signedIn } from '../http/handler';
import { keepSaved, moveToCart, saveForLater } from './later';
import * as saved from './later-store';
import { removal } from './store';
import { toWireSaved } from './wire';

/** Moving goods out of the cart without buying: saved for later, or collected. */
export const laterHandlers = defineHandlers({
  async savedItems(ctx) {
    const rows = await saved.savedRows(ctx.db, signedIn(ctx).id, ctx.language, ctx.now());
    return rows.map((row) => toWireSaved(ctx, row));
  },

  async saveForLater(ctx, { body }) {
    await saveForLater(ctx, body.ids);
    return null;
  },

  async keepSavedItems(ctx, { body }) {
    const items = body.map((item) => ({
      productId: item.productId,
      skuId: item.productAttrUnique,
      quantity: item.cartNum,
    }));
    await keepSaved(ctx, items);
    return null;
  },

  moveToCart: (ctx, { body }) => moveToCart(ctx, body.ids),

  async deleteSavedItems(ctx, { body }) {
    await saved.removeSaved(ctx.db, signedIn(ctx).id, body.ids);
    return null;
  },

  async collectCartItems(ctx, { body }) {
    const { id } = signedIn(ctx);
    await inTransaction(ctx.db, async (trx) => {
      await removal(trx, id, await collectFromCart(trx, id, body.ids, ctx.now())).execute();
    });
    return null;
  },
});
