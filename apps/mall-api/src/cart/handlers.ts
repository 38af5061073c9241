import type { CartRow as WireRow } from '@vermilion/api-client';
import { groupByShop } from '../shop/group-by-shop';
import { orderObstacle } from '../inventory/availability';
import { BusinessError } from '../kernel/errors';
import { defineHandlers, signedIn } from '../http/handler';
import type { Deps } from '../kernel/context';
import { imageUrl } from '../http/image-url';
import { toWire } from '../money/wire';
import { addOnce, noSuchGoods } from './add-once';
import * as store from './store';

const noSuchRow = () => new BusinessError(500, 'This item is no longer in your cart.');

/** Price and stock are left out for goods that can no longer be ordered. */
const toWireRow = (deps: Deps, row: store.CartRow, isValid: boolean): WireRow => ({
  id: row.id,
  productId: row.productId,
  productAttrUnique: String(row.skuId),
  cartNum: row.quantity,
  image: imageUrl(deps.settings, row.skuImage || row.productImage),
  storeName: row.productName,
  attrId: row.skuId,
  suk: row.skuName,
  price: isValid ? toWire(row.priceMinor) : null,
  ...(isValid && row.addedPriceMinor !== null && { addedPrice: toWire(row.addedPriceMinor) }),
  attrStatus: isValid && row.stock > 0,
  stock: isValid ? row.stock : null,
});

export const cartHandlers = defineHandlers({
  async cartList(ctx, { query }) {
    const rows = await store.cartRows(ctx.db, signedIn(ctx).id, query.isValid);
    return groupByShop(rows).map((part) => ({
      merId: part.shopId,
      merName: part.shopName,
      cartInfoList: part.rows.map((row) => toWireRow(ctx, row, query.isValid)),
    }));
  },

  async cartCount(ctx, { query }) {
    const { rows, units } = await store.countCart(ctx.db, signedIn(ctx).id, query.numType);
    return { count: query.type === 'sum' ? units : rows };
  },

  async addToCart(ctx, { body, headers }) {
    const wanted = body.map((item) => ({
      productId: item.productId,
      skuId: item.productAttrUnique,
      quantity: item.cartNum,
    }));
    return addOnce(ctx, wanted, headers['idempotency-key']);
  },

  async setCartQuantity(ctx, { body }) {
    const { id } = signedIn(ctx);
    if (await store.setQuantity(ctx.db, id, body.id, body.number)) return null;
    const row = await store.cartRow(ctx.db, id, body.id);
    if (!row) throw noSuchRow();
    throw new BusinessError(500, orderObstacle(row, body.number) ?? 'Please try again.');
  },

  async deleteCartItems(ctx, { body }) {
    await store.removeRows(ctx.db, signedIn(ctx).id, body.ids);
    return null;
  },

  async resetCartItem(ctx, { body }) {
    const { id } = signedIn(ctx);
    const row = await store.cartRow(ctx.db, id, body.id);
    if (!row) throw noSuchRow();
    const sku = (await store.findSkus(ctx.db, id, [body.unique])).get(body.unique);
    if (!sku || sku.productId !== row.productId || row.productId !== body.productId) {
      throw noSuchGoods();
    }
    const obstacle = orderObstacle(sku, body.num);
    if (obstacle) throw new BusinessError(500, obstacle);
    await store.changeSku(ctx.db, id, {
      id: body.id,
      skuId: body.unique,
      quantity: body.num,
      cap: Math.min(ctx.policy.cart.maxQuantity, sku.stock),
    });
    return null;
  },
});
