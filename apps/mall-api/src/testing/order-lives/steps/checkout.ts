import { expect } from 'vitest';
import { sumOf } from '../../../money/allocate';
import type { Choice, Action, Step } from '../action';
import { draftAt, pick } from '../action';
import { must, type Draft, type Model, type Units } from '../model';
import type { Snapshot } from '../snapshot';
import { freightOf, goodsLeft } from '../price';
import type { Scene } from '../scene';

const DRAFT_MINUTES = 5;
const PAY_MINUTES = 120;

/** Releases the stock held by a draft. */
export function release({ shelves }: Model, draft: Draft): void {
  if (!draft.isHeld) return;
  draft.isHeld = false;
  for (const { shelf, quantity } of draft.units) {
    must(shelves[shelf]).stock += quantity;
    must(shelves[shelf]).held -= quantity;
  }
}

function begin(model: Model, owner: number, units: Units[]): boolean {
  const { shelves, minutes } = model;
  const earlier = model.drafts.filter((draft) => draft.owner === owner && draft.isHeld);
  const held = (shelf: number) =>
    sumOf(earlier, (draft) => draft.units.find((one) => one.shelf === shelf)?.quantity ?? 0);
  // The stock held by the shopper's earlier draft is available to this one; when rejected, the earlier draft is
  // unchanged.
  const isMissing = ({ shelf, quantity }: Units) =>
    must(shelves[shelf]).stock + held(shelf) < quantity;
  if (units.some(isMissing)) return false;
  earlier.forEach((draft) => release(model, draft));
  for (const { shelf, quantity } of units) {
    must(shelves[shelf]).stock -= quantity;
    must(shelves[shelf]).held += quantity;
  }
  const endsAt = minutes + DRAFT_MINUTES;
  model.drafts.push({ owner, units, isHeld: true, endsAt, isForgotten: false });
  return true;
}

/** Uses buy-now for a single sku, the cart otherwise. */
async function sendDraft(scene: Scene, owner: number, units: Units[]) {
  const { mall, goods } = scene;
  const { id } = scene.shopper(owner);
  const [one, ...more] = units.map(({ shelf, quantity }) => ({ ...must(goods[shelf]), quantity }));
  const { productId, skuId, quantity } = must(one);
  const item = { productId, attrValueId: skuId, productNum: quantity };
  let body: object = { preOrderType: 'buyNow', orderDetails: [item] };
  if (more.length > 0) {
    await mall.db.deleteFrom('cart_item').where('user_id', '=', id).execute();
    const rows = await mall.db
      .insertInto('cart_item')
      .values(
        [must(one), ...more].map((row) => ({
          ...{ user_id: id, product_id: row.productId, sku_id: row.skuId, quantity: row.quantity },
        })),
      )
      .returning('id')
      .execute();
    const orderDetails = rows.map((row) => ({ shoppingCartId: row.id }));
    body = { preOrderType: 'shoppingCart', orderDetails };
  }
  const { token } = scene.shopper(owner);
  const { code, message, data } = await mall.call('createPreOrder', { token, body });
  if (code === 200) scene.began(owner, data.preOrderNo);
  return { isDone: code === 200, message };
}

export const draft: Step = (model, { at, numbers, isBlind }) => {
  const owner = at % model.accounts.length;
  const units = numbers.flatMap((number, shelf) => {
    const { isVirtual, stock } = must(model.shelves[shelf]);
    // rarely goods that cannot be paid on delivery
    const quantity = isVirtual ? Math.max(0, number - 2) : number;
    const most = isBlind ? quantity : Math.min(quantity, stock);
    return most > 0 ? [{ shelf, quantity: most }] : [];
  });
  if (units.length === 0) return undefined;
  return {
    what: `draft of ${JSON.stringify(units)} by ${owner}`,
    send: (scene) => sendDraft(scene, owner, units),
    apply: (next) => begin(next, owner, units),
  };
};

const hasVirtual = ({ shelves }: Model, { units }: Draft) =>
  units.some(({ shelf }) => must(shelves[shelf]).isVirtual);

const isOpen = ({ minutes }: Model, { order, endsAt }: Draft) => !order && minutes < endsAt;

interface Wish {
  of: number;
  coupons: number[];
  usePoints: boolean;
  isCod: boolean;
}

function place(model: Model, { of, coupons, usePoints, isCod }: Wish, seen: Snapshot): boolean {
  const one = draftAt(model, of);
  if (one.order) return !one.isForgotten;
  const used = coupons.map((coupon) => must(model.coupons[coupon]));
  const left = goodsLeft(model, one, used);
  const hasStock = one.units.every(
    ({ shelf, quantity }) => one.isHeld || must(model.shelves[shelf]).stock >= quantity,
  );
  if (!isOpen(model, one) || left === undefined || !hasStock) return false;
  if (isCod && hasVirtual(model, one)) return false;
  const account = must(model.accounts[one.owner]);
  const points = usePoints ? Math.max(0, Math.min(account.points, left)) : 0;
  const payMinor = left + freightOf(model, one) - points;
  // Held stock is released and taken at once.
  release(model, one);
  for (const { shelf, quantity } of one.units) {
    must(model.shelves[shelf]).stock -= quantity;
    must(model.shelves[shelf]).sold += quantity;
  }
  account.points -= points;
  used.forEach((coupon) => (coupon.usedBy = of));
  const isPaid = payMinor === 0;
  const parts = partsOf(model, one, seen, of, isPaid, isCod);
  one.order = {
    ...{ isPaid, isCancelled: false, isCod, payMinor, points, payments: [], parts },
    payBefore: isCod ? Infinity : model.minutes + PAY_MINUTES,
  };
  return true;
}

/** The shop orders as the server divided them: each has its goods, and their sum is the total. */
function partsOf(
  model: Model,
  { units }: Draft,
  seen: Snapshot,
  of: number,
  isPaid: boolean,
  isCod: boolean,
) {
  const parts = (seen.orders[of]?.parts ?? []).map(({ shop, lines }) => ({
    ...{ shop, lines: lines.map((line) => ({ ...line, isReviewed: false })) },
    ...{
      ...{ isPaid, collectedMinor: null },
      state: isPaid || isCod ? ('toShip' as const) : ('unpaid' as const),
      refund: 0 as const,
      refunds: [],
    },
  }));
  for (const { shop, lines } of parts) {
    for (const line of lines) {
      const goods = must(model.shelves[line.shelf]);
      expect(goods.shop).toBe(shop);
      expect(line.freightMinor).toBe(goods.postageMinor * line.quantity);
      expect(line.payMinor).toBeGreaterThanOrEqual(line.freightMinor);
      expect(line.points).toBeGreaterThanOrEqual(0);
    }
  }
  const lines = parts.flatMap((part) => part.lines);
  const byShelf = lines.toSorted((a, b) => a.shelf - b.shelf);
  if (lines.length > 0)
    expect(byShelf.map(({ shelf, quantity }) => ({ shelf, quantity }))).toEqual(units);
  const order = seen.orders[of];
  expect(sumOf(lines, (line) => line.payMinor)).toBe(order?.payMinor ?? 0);
  expect(sumOf(lines, (line) => line.points)).toBe(order?.points ?? 0);
  return parts;
}

/** An order of a given draft. */
export function orderOf(of: number, coupons: number[], usePoints: boolean, isCod = false): Action {
  return {
    what: `order of draft ${of} with coupons [${coupons}]${usePoints ? ' and points' : ''}${isCod ? ', paid on delivery' : ''}`,
    mayLose: usePoints,
    async send(scene) {
      const owner = scene.ownerOf(of);
      const { addressId } = scene.shopper(owner);
      const couponIds = coupons.map((coupon) => scene.coupons[coupon]);
      const payType = isCod ? 'cod' : 'test';
      const choice = { couponIds, useIntegral: usePoints, payType, payChannel: 'pc' };
      const body = { preOrderNo: scene.draftNo(of), addressId, ...choice };
      return scene.as(owner, 'createOrder', { body });
    },
    apply: (model, seen) => place(model, { of, coupons, usePoints, isCod }, seen),
  };
}

/** Coupons chosen by the numbers; only compatible ones unless blind. */
export function couponsFor(model: Model, of: number, { numbers, isBlind }: Choice): number[] {
  const chosen: number[] = [];
  for (const number of numbers.filter((one) => one > 0)) {
    const coupon = (number * 3 + numbers.indexOf(number)) % model.coupons.length;
    const all = [...new Set([...chosen, coupon])];
    const used = all.map((one) => must(model.coupons[one]));
    if (isBlind || goodsLeft(model, draftAt(model, of), used) !== undefined)
      chosen.splice(0, chosen.length, ...all);
  }
  return chosen;
}

export const order: Step = (model, choice) => {
  const of = pick([...model.drafts.keys()], (one) => isOpen(model, draftAt(model, one)), choice);
  if (of === undefined) return undefined;
  const isCod =
    sumOf(choice.numbers, (one) => one) % 3 === 0 &&
    (choice.isBlind || !hasVirtual(model, draftAt(model, of)));
  return orderOf(of, couponsFor(model, of, choice), choice.isOn, isCod);
};

/** Two drafts are ordered concurrently, with the same coupons unless blind: those of one shopper compete. */
export const twoOrders = (model: Model, [one, other]: readonly [Choice, Choice]): Action[] => {
  const open = [...model.drafts.keys()].filter((of) => isOpen(model, draftAt(model, of)));
  const first = pick(open, () => true, one);
  const others = open.filter((of) => of !== first);
  const second = pick(others, () => true, other);
  if (first === undefined || second === undefined) return [];
  const coupons = couponsFor(model, first, one);
  const same = one.isBlind ? [] : coupons;
  return [orderOf(first, coupons, one.isOn), orderOf(second, same, other.isOn)];
};
