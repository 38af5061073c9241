import { inTransaction } from '../db/in-transaction';
import { type MessageResult, withMessage } from '../http/envelope';
import { signedIn } from '../http/handler';
import { obstacleReason, orderObstacle } from '../inventory/availability';
import type { Context } from '../kernel/context';
import { namedError } from '../kernel/errors';
import { noSuchGoods } from './add-once';
import * as store from './store';

export const noSuchRow = () => namedError('not-found', 500, 'This item is no longer in your cart.');

/** A change of a row to another SKU of the same goods. */
export interface SkuChange {
  id: number;
  productId: number;
  skuId: number;
  quantity: number;
}

/**
 * Changes the SKU of a cart row. Idempotent: a repeated call finds the row changed, and does not alter the
 * merged quantity.
 */
export async function changeRowSku(ctx: Context, change: SkuChange) {
  const { id: userId } = signedIn(ctx);
  const { maxQuantity } = ctx.policy.cart;
  const now = ctx.now();
  return inTransaction(ctx.db, async (trx): Promise<null | MessageResult<null>> => {
    await store.lockCart(trx, userId);
    const row = await store.cartRow(trx, userId, change.id, now);
    if (!row) throw noSuchRow();
    const sku = (await store.findSkus(trx, { userId, skuIds: [change.skuId], now })).get(
      change.skuId,
    );
    if (!sku || sku.productId !== row.productId || row.productId !== change.productId) {
      throw noSuchGoods();
    }
    const isRepeated = row.skuId === change.skuId;
    const quantity = isRepeated ? Math.max(row.quantity, change.quantity) : change.quantity;
    const obstacle = orderObstacle(sku, quantity);
    if (obstacle) throw namedError(obstacleReason(sku), 500, obstacle);
    const cap = Math.min(maxQuantity, sku.stock);
    await store.changeSku(trx, userId, { id: change.id, skuId: change.skuId, quantity, cap });
    const together = isRepeated ? quantity : quantity + sku.inCart;
    const remark = together > cap ? orderObstacle(sku, together) : null;
    return remark ? withMessage(remark, null) : null;
  });
}
