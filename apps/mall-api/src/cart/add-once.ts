import { inTransaction } from '../db/in-transaction';
import { isUnmet } from '../db/together';
import { withMessage, type MessageResult } from '../http/envelope';
import { BusinessError } from '../kernel/errors';
import { signedIn } from '../http/handler';
import type { Context } from '../kernel/context';
import { runIdempotently } from '../http/idempotency';
import { mergeItems, planAddition, type RequestedItem } from './rules';
import * as store from './store';

export const noSuchGoods = () =>
  new BusinessError(500, 'This item is not available in that variant.');

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
  const units = { ...ctx.policy.cart, userId, items: mergeItems(requested), now: ctx.now() };
  if (!key) {
    try {
      return answerTo(units, await store.addAtOnce(ctx.db, units));
    } catch (error) {
      if (!isUnmet(error)) throw error;
    }
  }
  return inTransaction(ctx.db, async (trx) => {
    await store.lockCart(trx, userId);
    const work = async () => answerTo(units, await store.addToCart(trx, units));
    if (!key) return work();
    const named = {
      userId,
      operation: 'addToCart' as const,
      key,
      request: requested,
      now: ctx.now(),
    };
    return runIdempotently(trx, named, work);
  });
}

/** A refusal is thrown after the rows were written, and undoes them. */
function answerTo(
  { items: wanted, maxQuantity, maxRows }: store.NewUnits,
  known: Awaited<ReturnType<typeof store.addToCart>>,
): null | MessageResult<null> {
  const plan = planAddition(wanted, known, maxQuantity);
  if (!plan) throw noSuchGoods();
  const { items, remarks } = plan;
  if (items.length === 0) throw new BusinessError(500, remarks.join(' '));
  const fresh = items.filter((item) => !known.get(item.skuId)?.inCart).length;
  const [one] = known.values();
  if (fresh > 0 && one && one.cartRows + fresh > maxRows) {
    throw new BusinessError(500, `A cart holds at most ${maxRows} different items.`);
  }
  return remarks.length > 0 ? withMessage(remarks.join(' '), null) : null;
}
