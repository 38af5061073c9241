import type { Kysely } from 'kysely';
import { inTransaction } from '../db/in-transaction';
import type { Database, FreightRule } from '../db/schema';
import { together } from '../db/together';
import { heldByOthersText, obstacleReason, orderObstacle } from '../inventory/availability';
import {
  type HoldableGoods,
  type Holder,
  type ListedHolds,
  unitsHeldByOthers,
} from '../inventory/hold-store';
import type { Units } from '../inventory/stock-store';
import type { Context, Deps } from '../kernel/context';
import { namedError } from '../kernel/errors';
import { sumOf } from '../money/allocate';
import { newDraftNumber } from '../order/numbers';
import type { Draft, DraftLine, ShopDelivery } from './draft';
import { saveDraft } from './draft-store';
import {
  cartGoods,
  holdable,
  holdableInCart,
  type OrderableGoods,
  orderableSku,
} from './goods-store';
import { forgottenSince, holdsOf } from './hold-rules';
import { ORDER_MAX_MINOR } from './rules';
import { lockOfBuyer } from './unpaid-limits';

/** The source of a pre-order: one SKU, or rows of the cart. */
export type PreOrderRequest =
  | { kind: 'buyNow'; productId: number; skuId: number; quantity: number }
  | { kind: 'shoppingCart'; cartIds: number[] };

const MINUTE = 60_000;
/** SKUs of a draft that is not counted together with concurrent ones. */
const SMALL = 5;

type Buyer = Pick<Holder, 'userId' | 'callerHash'> & Pick<Context, 'language'>;

/**
 * Creates a draft with current prices, and holds its stock where possible; returns its number. Throws when
 * goods cannot be ordered, and leaves the person's earlier draft untouched then.
 */
export async function createPreOrder(
  deps: Deps,
  buyer: Buyer,
  request: PreOrderRequest,
): Promise<string> {
  const { policy } = deps;
  const { userId } = buyer;
  const now = deps.now();
  const look = { ...buyer, now, since: forgottenSince(policy.hold, now) };
  const { goods, facts } =
    request.kind === 'buyNow'
      ? await buyNowGoods(deps, look, request)
      : await cartRows(deps, look, request);
  await requireOrderable(deps, userId, goods);
  const content = { ...toDraft(goods), language: buyer.language };
  if (sumOf(content.lines, worthOf) > ORDER_MAX_MINOR) {
    throw namedError(
      'limit-reached',
      500,
      'This order is too large. Please split it into several orders.',
    );
  }
  const preOrderNo = newDraftNumber();
  const { preOrderMinutes, preOrdersPerAccount: most } = policy;
  const draft = {
    preOrderNo,
    userId,
    callerHash: buyer.callerHash,
    kind: request.kind,
    content: JSON.stringify(content),
    now,
    expiresAt: new Date(now.getTime() + preOrderMinutes * MINUTE),
    others: most - 1,
  };
  await save(deps, draft, policy.holdStock ? content.lines : [], look.since, facts);
  return preOrderNo;
}

/** Stores a draft, which holds what it may of the wanted units. */
async function save(
  { db, policy, limiters }: Deps,
  draft: Omit<Parameters<typeof saveDraft>[1], keyof ListedHolds>,
  wanted: readonly Units[],
  since: Date,
  read: readonly HoldableGoods[],
): Promise<void> {
  const { callerHash, now } = draft;
  const holding = (on: Kysely<Database>, facts: readonly HoldableGoods[]) =>
    saveDraft.with(on, {
      ...draft,
      ...holdsOf(policy, callerHash !== null, facts, wanted, now),
    });
  // A few units of a few SKUs are within the limits, or hardly beyond: such drafts are most, and need no lock
  const isSmall =
    wanted.length <= SMALL && wanted.every(({ quantity }) => quantity <= policy.unpaid.minUnits);
  const skuIds = wanted.map(({ skuId }) => skuId);
  await limiters.stock.run(skuIds, async (hasWaited): Promise<unknown> => {
    if (isSmall && !hasWaited) return db.executeQuery(holding(db, read));
    return inTransaction(db, async (trx, finish) => {
      const [, facts] = await together(trx, [
        lockOfBuyer(trx, draft),
        holdable.with(trx, { userId: draft.userId, callerHash, skuIds, since }),
      ]);
      await finish([holding(trx, facts)]);
    });
  });
}

const worthOf = (line: DraftLine) => (line.priceMinor + line.postageMinor) * line.quantity;

type Look = Buyer & { now: Date; since: Date };

async function buyNowGoods(
  { db }: Deps,
  look: Look,
  { productId, skuId, quantity }: PreOrderRequest & { kind: 'buyNow' },
) {
  const [[sku], facts] = await together(db.reads, [
    orderableSku.with(db, { ...look, productId, skuId }),
    holdable.with(db, { ...look, skuIds: [skuId] }),
  ]);
  if (!sku) throw namedError('not-found', 500, 'This item is not available in that variant.');
  return { goods: [{ ...sku, quantity, cartId: null }], facts };
}

async function cartRows(
  { db }: Deps,
  look: Look,
  { cartIds }: PreOrderRequest & { kind: 'shoppingCart' },
) {
  const [goods, facts] = await together(db.reads, [
    cartGoods.with(db, { ...look, cartIds }),
    holdableInCart.with(db, { ...look, cartIds }),
  ]);
  if (goods.length === 0 || goods.length < new Set(cartIds).size) {
    throw namedError(
      'not-found',
      500,
      'Some of these items are no longer in your cart. Please check your cart.',
    );
  }
  return { goods, facts };
}

type RequestedGoods = OrderableGoods & Pick<DraftLine, 'quantity' | 'cartId'>;

async function requireOrderable(
  { db }: Deps,
  userId: number,
  goods: readonly RequestedGoods[],
): Promise<void> {
  for (const row of goods) {
    const obstacle = orderObstacle(row, row.quantity);
    if (!obstacle) continue;
    const stock = row.stock + (await unitsHeldByOthers(db.reads, userId, row.skuId));
    const isHeld = orderObstacle({ ...row, stock }, row.quantity) === null;
    throw isHeld
      ? namedError('held-by-others', 500, heldByOthersText(row))
      : namedError(obstacleReason(row), 500, obstacle);
  }
}

/** The goods as lines, with the terms of delivery of their shops. Of SKUs from a list the names are left out. */
export function toDraft(
  goods: readonly Omit<RequestedGoods, 'shownName' | 'shownSku'>[],
): Pick<Draft, 'lines' | 'freight' | 'delivery'> {
  const freight: Record<number, FreightRule> = {};
  const delivery: Record<number, ShopDelivery> = {};
  const lines = goods.map((row): DraftLine => {
    const { isSellable: _isSellable, stock: _stock, freightRule, ...rest } = row;
    const { deliveryMethods: methods, shopCourierMinor, ...more } = rest;
    const { cutOff, handlingDays, holidayFrom, holidayUntil, ...stored } = more;
    const handling = { cutOff, handlingDays, holidayFrom, holidayUntil };
    delivery[row.shopId] = { methods, shopCourierMinor, handling };
    if (freightRule) freight[row.shopId] = freightRule;
    return stored;
  });
  return { lines, freight, delivery };
}
