import { inTransaction } from '../db/in-transaction';
import { defineHandlers, signedIn } from '../http/handler';
import { obstacleReason } from '../inventory/availability';
import { namedError } from '../kernel/errors';
import { groupByShop } from '../shop/group-by-shop';
import { addOnce } from './add-once';
import { arrivalsFor } from './arrivals';
import { changeRowSku, noSuchRow } from './reset';
import { quantityRefusal } from './rules';
import * as store from './store';
import { toWireRow } from './wire';

export const cartHandlers = defineHandlers({
  async cartList(ctx, { query }) {
    const look = { userId: signedIn(ctx).id, language: ctx.language, now: ctx.now() };
    const rows = await store.cartRows(ctx.db, look, query.isValid);
    const shops = groupByShop(rows);
    const shipped = shops.filter((shop) => shop.rows.some(({ isVirtual }) => !isVirtual));
    const ids = query.isValid ? shipped.map(({ shopId }) => shopId) : [];
    const arrivalOf = await arrivalsFor(ctx, look.userId, ids);
    return shops.map((part) => ({
      merId: part.shopId,
      merName: part.shopName,
      ...arrivalOf(part.shopId),
      cartInfoList: part.rows.map((row) => toWireRow(ctx, row)),
    }));
  },

  async cartCount(ctx, { query }) {
    const { rows, units } = await store.countCart(
      ctx.db,
      signedIn(ctx).id,
      query.numType,
      ctx.now(),
    );
    return { count: query.type === 'sum' ? units : rows };
  },

  async addToCart(ctx, { body, headers }) {
    const requested = body.map((item) => ({
      productId: item.productId,
      skuId: item.productAttrUnique,
      quantity: item.cartNum,
    }));
    return addOnce(ctx, requested, headers['idempotency-key']);
  },

  async setCartQuantity(ctx, { body: { id, number } }) {
    const { id: userId } = signedIn(ctx);
    const { maxQuantity } = ctx.policy.cart;
    return inTransaction(ctx.db, async (trx, finish) => {
      const row = await store.lockCartRow(trx, userId, id, ctx.now());
      if (!row) throw noSuchRow();
      const refusal = quantityRefusal(row, number, maxQuantity);
      if (refusal) {
        const reason = number > maxQuantity ? 'limit-reached' : obstacleReason(row);
        throw namedError(reason, 500, refusal);
      }
      await finish([store.settingQuantity(trx, userId, id, number)]);
      return null;
    });
  },

  async deleteCartItems(ctx, { body }) {
    await store.removal(ctx.db, signedIn(ctx).id, body.ids).execute();
    return null;
  },

  async resetCartItem(ctx, { body }) {
    const { id, productId, unique: skuId, num: quantity } = body;
    return changeRowSku(ctx, { id, productId, skuId, quantity });
  },
});
