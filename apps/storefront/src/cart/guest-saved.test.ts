// @vitest-environment jsdom
import { MallError } from '@vermilion/api-client';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type GuestCartRow, withOtherSku, withQuantity, withRow } from './guest-cart';
import {
  readStoredCart,
  readStoredSaved,
  updateGuestCart,
  updateGuestSaved,
} from './guest-cart-store';
import { moveGuestRowsBack, saveGuestRows } from './guest-saved';
import { joinGuestSaved } from './join-guest-saved';

const row = (skuId: number, quantity: number, stock = 10): GuestCartRow => ({
  productId: 1,
  skuId,
  quantity,
  stock,
  name: 'Kettle',
  imageSrc: '/picture/a.webp',
  priceMinor: 1250,
  shopId: 3,
  shopName: 'Copper & Co',
});
const units = (rows: readonly GuestCartRow[]) => rows.map((one) => [one.skuId, one.quantity]);

beforeEach(() => {
  updateGuestCart(() => []);
  updateGuestSaved(() => []);
});

describe('goods that a guest saved', () => {
  it('moves rows out and back once, however often it is asked', () => {
    updateGuestCart(() => [row(1, 2), row(2, 3)]);
    saveGuestRows([1]);
    saveGuestRows([1]);
    expect([units(readStoredCart()), units(readStoredSaved())]).toEqual([[[2, 3]], [[1, 2]]]);
    expect(moveGuestRowsBack([1])).toBe(0);
    expect(moveGuestRowsBack([1])).toBe(0);
    expect(units(readStoredCart())).toEqual([
      [1, 2],
      [2, 3],
    ]);
    expect(readStoredSaved()).toEqual([]);
  });

  it('loses and doubles no unit on the way, and never holds more than there is', () => {
    const skus = fc.integer({ min: 1, max: 3 });
    const steps = fc.array(fc.tuple(fc.constantFrom('save', 'back', 'less'), skus), {
      maxLength: 20,
    });
    fc.assert(
      fc.property(steps, (walk) => {
        updateGuestSaved(() => []);
        updateGuestCart(() => [row(1, 4, 5), row(2, 9), row(3, 1, 1)]);
        const all = () =>
          [...readStoredCart(), ...readStoredSaved()].reduce((sum, one) => sum + one.quantity, 0);
        for (const [step, skuId] of walk) {
          const before = all();
          if (step === 'save') saveGuestRows([skuId]);
          if (step === 'back') moveGuestRowsBack([skuId]);
          if (step === 'less') updateGuestCart((rows) => withQuantity(rows, skuId, 1));
          else expect(all()).toBe(before);
          expect(readStoredCart().every(({ quantity, stock }) => quantity <= stock)).toBe(true);
        }
      }),
    );
  });

  it('changes a sku in its place and joins what has it already, within the stock', () => {
    const rows = [row(1, 2), row(2, 3), row(3, 1)];
    const to = (skuId: number, stock: number) => ({
      skuId,
      stock,
      quantity: 2,
      priceMinor: 900,
      specification: 'Blue',
    });
    expect(units(withOtherSku(rows, 1, to(9, 5)))).toEqual([
      [9, 2],
      [2, 3],
      [3, 1],
    ]);
    const joined = withOtherSku(rows, 1, to(3, 5));
    expect(units(joined)).toEqual([
      [3, 3],
      [2, 3],
    ]);
    expect(withOtherSku(joined, 1, to(3, 5))).toBe(joined);
    expect(units(withOtherSku(rows, 1, to(2, 4)))).toEqual([
      [2, 4],
      [3, 1],
    ]);
    expect(units(withRow(joined, row(3, 1)))[0]).toEqual([3, 4]);
  });

  it('joins what is saved in the account; what is refused or saved meanwhile stays', async () => {
    updateGuestSaved(() => [row(1, 2), row(2, 1)]);
    const keepSavedItems = vi.fn(async () => {
      updateGuestSaved((now) => [row(3, 1), ...now]);
      return null;
    });
    expect(await joinGuestSaved({ keepSavedItems })).toBe(2);
    expect(keepSavedItems).toHaveBeenCalledExactlyOnceWith(
      {
        items: [
          { productId: 1, productAttrUnique: 1, cartNum: 2 },
          { productId: 1, productAttrUnique: 2, cartNum: 1 },
        ],
      },
      expect.anything(),
    );
    expect(units(readStoredSaved())).toEqual([[3, 1]]);
    const refused = new MallError({
      kind: 'business',
      operation: 'keepSavedItems',
      code: 500,
      status: 200,
    });
    const refuse = () => Promise.reject(refused);
    expect(await joinGuestSaved({ keepSavedItems: refuse })).toBe(0);
    expect(units(readStoredSaved())).toEqual([[3, 1]]);
  });
});
