import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GuestCartRow } from './guest-cart';
import { capQuantity, readGuestCart, withoutSkus, withQuantity, withRow } from './guest-cart';
import { joinCarts } from './join-cart';

const row = (part: Partial<GuestCartRow> = {}): GuestCartRow => ({
  productId: 1,
  skuId: 11,
  quantity: 1,
  stock: 5,
  name: 'Kettle',
  imageSrc: '/picture/a.webp',
  priceMinor: 1250,
  shopId: 3,
  shopName: 'Copper & Co',
  ...part,
});
const storage = (text: string | null) => ({
  getItem: () => text,
  setItem: () => {},
  removeItem: () => {},
});

describe('the guest’s cart', () => {
  it('merges the same sku and never holds more than there is', () => {
    const rows = withRow(withRow([], row({ quantity: 3 })), row({ quantity: 4 }));
    expect(rows).toEqual([row({ quantity: 5 })]);
  });

  it('puts the newest on top, changes and removes by sku', () => {
    const rows = withRow(withRow([], row()), row({ skuId: 12 }));
    expect(rows.map(({ skuId }) => skuId)).toEqual([12, 11]);
    expect(withQuantity(rows, 11, 99)[1]?.quantity).toBe(5);
    expect(withoutSkus(rows, [12])).toEqual([row()]);
  });

  it('is read back as it was written, without what is no row', () => {
    const text = JSON.stringify([row(), { skuId: 'x' }, null, row({ quantity: -1 })]);
    expect(readGuestCart(storage(text))).toEqual([row()]);
    for (const bad of ['{', '{}', '7', null]) expect(readGuestCart(storage(bad))).toEqual([]);
  });

  it('keeps every quantity within 1 and stock', () => {
    fc.assert(
      fc.property(fc.double(), fc.nat(200), (wanted, stock) => {
        const quantity = capQuantity(wanted, stock);
        expect(quantity).toBeGreaterThanOrEqual(1);
        expect(quantity).toBeLessThanOrEqual(Math.min(99, Math.max(1, stock)));
      }),
    );
  });
});

describe('joining the account’s cart', () => {
  const rows = fc.uniqueArray(
    fc.record({
      skuId: fc.integer({ min: 1, max: 20 }),
      quantity: fc.integer({ min: 1, max: 99 }),
      stock: fc.nat(120),
    }),
    { selector: ({ skuId }) => skuId },
  );

  it('never puts more of a sku into the cart than there is, and tells when something was left out', () => {
    fc.assert(
      fc.property(
        rows,
        fc.dictionary(fc.integer({ min: 1, max: 20 }).map(String), fc.nat(99)),
        (guest, held) => {
          const quantities = new Map(
            Object.entries(held).map(([id, count]) => [Number(id), count]),
          );
          const { items, capped } = joinCarts(
            guest.map((part) => row(part)),
            { quantities, stocks: new Map() },
          );
          let left = false;
          for (const { skuId, quantity, stock } of guest) {
            const added = items.find((item) => item.productAttrUnique === skuId)?.cartNum ?? 0;
            const before = quantities.get(skuId) ?? 0;
            if (added) expect(before + added).toBeLessThanOrEqual(Math.min(99, stock));
            if (added < quantity) left = true;
          }
          expect(capped).toBe(left);
        },
      ),
    );
  });

  it('believes the account’s stock before the browser’s', () => {
    const account = { quantities: new Map([[11, 1]]), stocks: new Map([[11, 2]]) };
    expect(joinCarts([row({ quantity: 3 })], account)).toEqual({
      items: [{ productId: 1, productAttrUnique: 11, cartNum: 1 }],
      capped: true,
    });
  });
});
