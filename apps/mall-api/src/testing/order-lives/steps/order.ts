import { expect } from 'vitest';
import { sumOf } from '../../../money/allocate';
import { type Action, type Choice, draftAt, pick, type Step } from '../action';
import { type Draft, type Model, required } from '../model';
import { freightOf, goodsLeft } from '../price';
import type { Snapshot } from '../snapshot';
import { release } from './draft';

const PAY_MINUTES = 120;

const hasVirtual = ({ shelves }: Model, { units }: Draft) =>
  units.some(({ shelf }) => required(shelves[shelf]).isVirtual);

const isOpen = ({ minutes }: Model, { order, endsAt }: Draft) => !order && minutes < endsAt;

interface OrderRequest {
  draft: number;
  coupons: number[];
  usePoints: boolean;
  isCod: boolean;
}

function applyOrder(model: Model, request: OrderRequest, seen: Snapshot): boolean {
  const { coupons, usePoints, isCod } = request;
  const draft = draftAt(model, request.draft);
  if (draft.order) return !draft.isForgotten;
  const used = coupons.map((coupon) => required(model.coupons[coupon]));
  const left = goodsLeft(model, draft, used);
  const hasStock = draft.units.every(
    ({ shelf, quantity }) => draft.isHeld || required(model.shelves[shelf]).stock >= quantity,
  );
  if (!isOpen(model, draft) || left === undefined || !hasStock) return false;
  if (isCod && hasVirtual(model, draft)) return false;
  const account = required(model.accounts[draft.owner]);
  const points = usePoints ? Math.max(0, Math.min(account.points, left)) : 0;
  const payMinor = left + freightOf(model, draft) - points;
  // Held stock is released and sold at once
  release(model, draft);
  for (const { shelf, quantity } of draft.units) {
    required(model.shelves[shelf]).stock -= quantity;
    required(model.shelves[shelf]).sold += quantity;
  }
  account.points -= points;
  used.forEach((coupon) => (coupon.usedBy = request.draft));
  const isPaid = payMinor === 0;
  const parts = partsOf(model, request, seen, isPaid);
  draft.order = {
    isPaid,
    isCancelled: false,
    isCod,
    payMinor,
    points,
    payments: [],
    parts,
    payBefore: isCod ? Infinity : model.minutes + PAY_MINUTES,
  };
  return true;
}

/** The shop orders as the server divided them: each has its goods, and their sum is the total. */
function partsOf(model: Model, { draft, isCod }: OrderRequest, seen: Snapshot, isPaid: boolean) {
  const { units } = draftAt(model, draft);
  const order = seen.orders[draft];
  const parts = (order?.parts ?? []).map(({ shop, lines }) => ({
    shop,
    lines: lines.map((line) => ({ ...line, isReceived: false, isReviewed: false })),
    isPaid,
    collectedMinor: null,
    state: isPaid || isCod ? ('toShip' as const) : ('unpaid' as const),
    refund: 'none' as const,
    refunds: [],
  }));
  for (const { shop, lines } of parts) {
    for (const line of lines) {
      const goods = required(model.shelves[line.shelf]);
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
  expect(sumOf(lines, (line) => line.payMinor)).toBe(order?.payMinor ?? 0);
  expect(sumOf(lines, (line) => line.points)).toBe(order?.points ?? 0);
  return parts;
}

/** An order of a given draft. */
function orderOf(draft: number, coupons: number[], usePoints: boolean, isCod = false): Action {
  return {
    label: `order of draft ${draft} with coupons [${coupons}]${usePoints ? ' and points' : ''}${isCod ? ', paid on delivery' : ''}`,
    mayLose: usePoints,
    async send(scene) {
      const owner = scene.ownerOf(draft);
      const { addressId } = scene.shopper(owner);
      const couponIds = coupons.map((coupon) => scene.data.coupons[coupon]);
      const payType = isCod ? 'cod' : 'test';
      const chosen = { couponIds, useIntegral: usePoints, payType, payChannel: 'pc' };
      const body = { preOrderNo: scene.draftNo(draft), addressId, ...chosen };
      return scene.as(owner, 'createOrder', { body });
    },
    apply: (model, seen) => applyOrder(model, { draft, coupons, usePoints, isCod }, seen),
  };
}

/** Coupons chosen by the numbers; only compatible ones unless blind. */
function couponsFor(model: Model, draft: number, { numbers, isBlind }: Choice): number[] {
  const chosen: number[] = [];
  for (const number of numbers.filter((value) => value > 0)) {
    const coupon = (number * 3 + numbers.indexOf(number)) % model.coupons.length;
    const all = [...new Set([...chosen, coupon])];
    const used = all.map((index) => required(model.coupons[index]));
    if (isBlind || goodsLeft(model, draftAt(model, draft), used) !== undefined)
      chosen.splice(0, chosen.length, ...all);
  }
  return chosen;
}

export const placeOrder: Step = (model, choice) => {
  const canOrder = (index: number) => isOpen(model, draftAt(model, index));
  const draft = pick([...model.drafts.keys()], canOrder, choice);
  if (draft === undefined) return undefined;
  const isCod =
    sumOf(choice.numbers, (value) => value) % 3 === 0 &&
    (choice.isBlind || !hasVirtual(model, draftAt(model, draft)));
  return orderOf(draft, couponsFor(model, draft, choice), choice.isOn, isCod);
};

/** Two drafts are ordered concurrently, with the same coupons unless blind: those of one shopper compete. */
export const placeTwoOrders = (
  model: Model,
  [choice, secondChoice]: readonly [Choice, Choice],
): Action[] => {
  const open = [...model.drafts.keys()].filter((draft) => isOpen(model, draftAt(model, draft)));
  const first = pick(open, () => true, choice);
  const others = open.filter((draft) => draft !== first);
  const second = pick(others, () => true, secondChoice);
  if (first === undefined || second === undefined) return [];
  const coupons = couponsFor(model, first, choice);
  const secondCoupons = choice.isBlind ? [] : coupons;
  return [orderOf(first, coupons, choice.isOn), orderOf(second, secondCoupons, secondChoice.isOn)];
};
