import { together } from '../db/together';
import { BusinessError } from '../kernel/errors';
import type { Context, Deps } from '../kernel/context';
import { newDraftNumber } from '../order/numbers';
import type { Draft, DraftLine, ShopDelivery } from './draft';
import { saveDraft } from './draft-store';
import { unitsHeldByOthers, type Holder } from '../inventory/hold-store';
import { listed } from '../inventory/stock-store';
import { cartGoods, findOrderable, type OrderableGoods } from './goods-store';
import type { FreightRule } from '../db/schema';
import { sumOf } from '../money/allocate';
import { ORDER_MAX_MINOR } from './rules';
import { heldByOthersText, orderObstacle } from '../inventory/availability';
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
  const { db, policy, limiters } = deps;
  const { userId } = buyer;
  const goods =
    request.kind === 'buyNow'
      ? await buyNowGoods(deps, buyer, request)
      : await cartRows(deps, buyer, request);
  await requireOrderable(deps, userId, goods);
  const content = { ...toDraft(goods), language: buyer.language };
  const { lines } = content;
  if (sumOf(lines, worthOf) > ORDER_MAX_MINOR) {
    throw new BusinessError(500, 'This order is too large. Please split it into several orders.');
  }
  const preOrderNo = newDraftNumber();
  const now = deps.now();
  const { preOrderMinutes, preOrdersPerAccount: most } = policy;
  const expiresAt = new Date(now.getTime() + preOrderMinutes * MINUTE);
  const held = listed(policy.holdStock ? lines : []);
  const draft = {
    preOrderNo,
    userId,
    callerHash: buyer.callerHash,
    kind: request.kind,
    content: JSON.stringify(content),
    now,
    expiresAt,
    others: most - 1,
  };
  // A few units of a few SKUs are within the limits, or hardly beyond: such drafts are most, and need no lock
  const isSmall =
    held.skuIds.length <= SMALL &&
    held.quantities.every((quantity) => quantity <= policy.unpaid.minUnits);
  const saving = saveDraft.with(db, { ...draft, ...held, ...policy.unpaid, ...policy.hold });
  const save = (): Promise<unknown> =>
    isSmall ? db.executeQuery(saving) : together(db, [lockOfBuyer(db, buyer), saving]);
  await limiters.stock.run(held.skuIds, save);
  return preOrderNo;
}

const worthOf = (line: DraftLine) => (line.priceMinor + line.postageMinor) * line.quantity;

async function buyNowGoods(
  deps: Deps,
  buyer: Buyer,
  request: PreOrderRequest & { kind: 'buyNow' },
) {
  const goods = await findOrderable(deps.db, buyer, request.productId, request.skuId);
  if (!goods) throw new BusinessError(500, 'This item is not available in that variant.');
  return [{ ...goods, quantity: request.quantity, cartId: null }];
}

async function cartRows(
  deps: Deps,
  { userId, language }: Buyer,
  request: PreOrderRequest & { kind: 'shoppingCart' },
) {
  const rows = await cartGoods(deps.db, { userId, language, cartIds: request.cartIds });
  if (rows.length === 0 || rows.length < new Set(request.cartIds).size) {
    throw new BusinessError(
      500,
      'Some of these items are no longer in your cart. Please check your cart.',
    );
  }
  return rows;
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
    const stock = row.stock + (await unitsHeldByOthers(db, userId, row.skuId));
    const isHeld = orderObstacle({ ...row, stock }, row.quantity) === null;
    throw new BusinessError(500, isHeld ? heldByOthersText(row) : obstacle);
  }
}

function toDraft(goods: readonly RequestedGoods[]): Draft {
  const freight: Record<number, FreightRule> = {};
  const delivery: Record<number, ShopDelivery> = {};
  const lines = goods.map((row): DraftLine => {
    const { isSellable: _isSellable, stock: _stock, freightRule, ...rest } = row;
    const { deliveryMethods: methods, shopCourierMinor, ...stored } = rest;
    delivery[row.shopId] = { methods, shopCourierMinor };
    if (freightRule) freight[row.shopId] = freightRule;
    return stored;
  });
  return { lines, freight, delivery };
}
