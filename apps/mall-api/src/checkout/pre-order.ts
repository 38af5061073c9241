import { BusinessError } from '../kernel/errors';
import type { Deps } from '../kernel/context';
import { newDraftNumber } from '../order/numbers';
import type { DraftLine } from './draft';
import { saveDraft } from './draft-store';
import { cartGoods, findOrderable, type OrderableGoods } from './goods-store';
import { priceOrder } from './price';
import { ORDER_MAX_MINOR } from './rules';
import { orderObstacle } from '../inventory/availability';

/** What a pre-order is made from: one sku at once, or rows of the cart. */
export type PreOrderRequest =
  | { kind: 'buyNow'; productId: number; skuId: number; quantity: number }
  | { kind: 'shoppingCart'; cartIds: number[] };

const MINUTE = 60_000;

/** Makes a draft with the prices of this moment; gives its number. Throws when goods cannot be ordered. */
export async function makePreOrder(
  deps: Deps,
  userId: number,
  wish: PreOrderRequest,
): Promise<string> {
  const lines =
    wish.kind === 'buyNow' ? await buyNowLines(deps, wish) : await cartLines(deps, userId, wish);
  if (priceOrder(lines, null, deps.policy.freight).payMinor > ORDER_MAX_MINOR) {
    throw new BusinessError(500, 'This order is too large. Please split it into several orders.');
  }
  const no = newDraftNumber();
  const now = deps.now();
  const { preOrderMinutes, preOrdersPerAccount: most } = deps.policy;
  const expiresAt = new Date(now.getTime() + preOrderMinutes * MINUTE);
  const draft = { no, userId, kind: wish.kind, content: { lines } };
  await saveDraft(deps.db, draft, { now, expiresAt, most });
  return no;
}

async function buyNowLines(deps: Deps, wish: PreOrderRequest & { kind: 'buyNow' }) {
  const goods = await findOrderable(deps.db, wish.productId, wish.skuId);
  if (!goods) throw new BusinessError(500, 'This item is not available in that variant.');
  return [toLine(goods, wish.quantity, null)];
}

async function cartLines(
  deps: Deps,
  userId: number,
  wish: PreOrderRequest & { kind: 'shoppingCart' },
): Promise<DraftLine[]> {
  const rows = await cartGoods(deps.db, userId, wish.cartIds);
  if (rows.length === 0 || rows.length < new Set(wish.cartIds).size) {
    throw new BusinessError(
      500,
      'Some of these items are no longer in your cart. Please check your cart.',
    );
  }
  return rows.map((row) => toLine(row, row.quantity, row.cartId));
}

function toLine(goods: OrderableGoods, quantity: number, cartId: number | null): DraftLine {
  const obstacle = orderObstacle(goods, quantity);
  if (obstacle) throw new BusinessError(500, obstacle);
  const { isSellable: _isSellable, stock: _stock, ...stored } = goods;
  return { ...stored, quantity, cartId };
}
