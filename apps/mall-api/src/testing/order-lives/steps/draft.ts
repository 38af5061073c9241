import { sumOf } from '../../../money/allocate';
import type { Step } from '../action';
import { type Draft, type Model, required, type Units } from '../model';
import type { Scene } from '../scene';

const DRAFT_MINUTES = 5;

/** Releases the stock held by a draft. */
export function release({ shelves }: Model, draft: Draft): void {
  if (!draft.isHeld) return;
  draft.isHeld = false;
  for (const { shelf, quantity } of draft.units) {
    required(shelves[shelf]).stock += quantity;
    required(shelves[shelf]).held -= quantity;
  }
}

function applyDraft(model: Model, owner: number, units: Units[]): boolean {
  const { shelves, minutes } = model;
  const earlier = model.drafts.filter((draft) => draft.owner === owner && draft.isHeld);
  const heldOf = (shelf: number) =>
    sumOf(earlier, (draft) => draft.units.find((held) => held.shelf === shelf)?.quantity ?? 0);
  // The stock held by the shopper's earlier draft is available to this one; when rejected, the earlier draft is
  // unchanged.
  const isMissing = ({ shelf, quantity }: Units) =>
    required(shelves[shelf]).stock + heldOf(shelf) < quantity;
  if (units.some(isMissing)) return false;
  earlier.forEach((draft) => release(model, draft));
  for (const { shelf, quantity } of units) {
    required(shelves[shelf]).stock -= quantity;
    required(shelves[shelf]).held += quantity;
  }
  const endsAt = minutes + DRAFT_MINUTES;
  model.drafts.push({ owner, units, isHeld: true, endsAt, isForgotten: false });
  return true;
}

/** Uses buy-now for a single sku, the cart otherwise. */
async function sendDraft(scene: Scene, owner: number, units: Units[]) {
  const items = units.map(({ shelf, quantity }) => ({
    ...required(scene.data.goods[shelf]),
    quantity,
  }));
  const [first] = items;
  const { productId, skuId, quantity } = required(first);
  const item = { productId, attrValueId: skuId, productNum: quantity };
  const { id, token } = scene.shopper(owner);
  const body =
    items.length > 1
      ? { preOrderType: 'shoppingCart', orderDetails: await fillCart(scene, id, items) }
      : { preOrderType: 'buyNow', orderDetails: [item] };
  const { code, message, data } = await scene.mall.call('createPreOrder', { token, body });
  if (code === 200) scene.addDraft(owner, data.preOrderNo);
  return { isDone: code === 200, message };
}

/** Replaces the content of a shopper's cart. */
async function fillCart(
  { mall }: Scene,
  userId: number,
  items: readonly { productId: number; skuId: number; quantity: number }[],
) {
  await mall.db.deleteFrom('cart_item').where('user_id', '=', userId).execute();
  const rows = await mall.db
    .insertInto('cart_item')
    .values(
      items.map(({ productId, skuId, quantity }) => ({
        user_id: userId,
        product_id: productId,
        sku_id: skuId,
        quantity,
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => ({ shoppingCartId: id }));
}

export const createDraft: Step = (model, { at, numbers, isBlind }) => {
  const owner = at % model.accounts.length;
  const units = numbers.flatMap((number, shelf) => {
    const { isVirtual, stock } = required(model.shelves[shelf]);
    // rarely goods that cannot be paid on delivery
    const wanted = isVirtual ? Math.max(0, number - 2) : number;
    const quantity = isBlind ? wanted : Math.min(wanted, stock);
    return quantity > 0 ? [{ shelf, quantity }] : [];
  });
  if (units.length === 0) return undefined;
  return {
    label: `draft of ${JSON.stringify(units)} by ${owner}`,
    send: (scene) => sendDraft(scene, owner, units),
    apply: (next) => applyDraft(next, owner, units),
  };
};
