import type { Kysely } from 'kysely';
import { inTransaction } from '../db/in-transaction';
import type { Database } from '../db/schema';
import { type Together, together } from '../db/together';
import { type MessageResult, withMessage } from '../http/envelope';
import { signedIn } from '../http/handler';
import { runIdempotently } from '../http/idempotency';
import { obstacleReason } from '../inventory/availability';
import type { Context } from '../kernel/context';
import { namedError } from '../kernel/errors';
import { hasRoom, mergeItems, planAddition, type RequestedItem } from './rules';
import * as store from './store';

export const noSuchGoods = () =>
  namedError('not-found', 500, 'This item is not available in that variant.');

/**
 * Adds goods to the cart of the signed-in person; at most once per key. Additions to one cart are serialised,
 * so that the quantities read stay valid until the write.
 */
export async function addOnce(
  ctx: Context,
  requested: readonly RequestedItem[],
  key: string | undefined,
): Promise<null | MessageResult<null>> {
  const { id: userId } = signedIn(ctx);
  const now = ctx.now();
  return inTransaction(ctx.db, async (trx, finish) => {
    if (!key) return add(ctx, trx, finish, requested);
    await store.lockCart(trx, userId);
    const named = { userId, operation: 'addToCart' as const, key, request: requested, now };
    const write: Together = (statements) => together(trx, statements);
    return runIdempotently(trx, named, () => add(ctx, trx, write, requested));
  });
}

async function add(
  ctx: Context,
  trx: Kysely<Database>,
  write: Together,
  requested: readonly RequestedItem[],
): Promise<null | MessageResult<null>> {
  const { id: userId } = signedIn(ctx);
  const { maxQuantity, maxRows } = ctx.policy.cart;
  const items = mergeItems(requested);
  const skuIds = items.map((item) => item.skuId);
  const known = await store.lockSkus(trx, { userId, skuIds, now: ctx.now() });
  const plan = planAddition(items, known, maxQuantity);
  if (!plan) throw noSuchGoods();
  const { rows, remarks } = plan;
  if (rows.length === 0) {
    // One of several that is only sold out may be back
    const isSellable = [...known.values()].some((sku) => sku.isSellable);
    throw namedError(obstacleReason({ isSellable }), 500, remarks.join(' '));
  }
  if (!hasRoom(rows, known, maxRows)) throw tooManyRows(maxRows);
  await write([store.puttingRows(trx, userId, rows, ctx.now())]);
  return remarks.length > 0 ? withMessage(remarks.join(' '), null) : null;
}

export const tooManyRows = (maxRows: number) =>
  namedError('limit-reached', 500, `A cart holds at most ${maxRows} different items.`);
