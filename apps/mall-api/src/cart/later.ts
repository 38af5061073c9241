import type { MovedToCart } from '@vermilion/api-client';
import type { Kysely } from 'kysely';
import { inTransaction } from '../db/in-transaction';
import type { Database } from '../db/schema';
import { together } from '../db/together';
import { signedIn } from '../http/handler';
import type { Context } from '../kernel/context';
import { namedError } from '../kernel/errors';
import { tooManyRows } from './add-once';
import * as saved from './later-store';
import { hasRoom, mergeItems, planMove, type RequestedItem } from './rules';
import * as store from './store';

/** Serialises changes of a cart and its saved items. */
function withCart<T>(ctx: Context, work: (trx: Kysely<Database>, userId: number) => Promise<T>) {
  const { id: userId } = signedIn(ctx);
  return inTransaction(ctx.db, async (trx) => {
    await store.lockCart(trx, userId);
    return work(trx, userId);
  });
}

/** Throws, so that items saved beyond the limit are rolled back. */
async function checkRows(ctx: Context, trx: Kysely<Database>, userId: number): Promise<void> {
  const { maxRows } = ctx.policy.cart;
  if ((await saved.countSaved(trx, userId)) > maxRows) {
    throw namedError(
      'limit-reached',
      500,
      `At most ${maxRows} different items can be saved for later.`,
    );
  }
}

export const saveForLater = (ctx: Context, ids: number[]) =>
  withCart(ctx, async (trx, userId) => {
    await saved.moveFromCart(trx, userId, ids, ctx.policy.cart.maxQuantity, ctx.now());
    await checkRows(ctx, trx, userId);
  });

/** Saves items that a browser stored before sign-in. */
export const keepSaved = (ctx: Context, items: readonly RequestedItem[]) =>
  withCart(ctx, async (trx, userId) => {
    const { maxQuantity } = ctx.policy.cart;
    const requested = mergeItems(items).map((item) => ({
      ...item,
      quantity: Math.min(item.quantity, maxQuantity),
    }));
    await saved.keep(trx, userId, requested, ctx.now());
    await checkRows(ctx, trx, userId);
  });

/** Moves saved items into the cart, as far as stock and the cart's limits allow; the rest stays saved. */
export const moveToCart = (ctx: Context, ids: number[]) =>
  withCart(ctx, async (trx, userId): Promise<MovedToCart> => {
    const { maxQuantity, maxRows } = ctx.policy.cart;
    const rows = await saved.takeSaved(trx, userId, ids);
    const skuIds = rows.map((row) => row.skuId);
    const known = await store.lockSkus(trx, { userId, skuIds, now: ctx.now() });
    const plan = planMove(rows, known, maxQuantity);
    const moving = plan.filter(({ units }) => units > 0);
    const inCart = moving.map(({ row: { skuId }, units }) => ({
      skuId,
      quantity: (known.get(skuId)?.inCart ?? 0) + units,
    }));
    if (!hasRoom(inCart, known, maxRows)) throw tooManyRows(maxRows);
    await together(trx, [store.puttingRows(trx, userId, inCart, ctx.now())]);
    for (const { row, units } of moving) await saved.takeUnits(trx, userId, row, units);
    const idsOf = (fits: (units: number, requested: number) => boolean) =>
      plan.filter(({ row, units }) => fits(units, row.quantity)).map(({ row }) => row.id);
    return {
      moved: idsOf((units, requested) => units === requested),
      partly: idsOf((units, requested) => units > 0 && units < requested),
      stayed: idsOf((units) => units === 0),
    };
  });
