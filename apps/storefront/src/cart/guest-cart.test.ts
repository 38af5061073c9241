import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GuestCartRow } from './guest-cart';
import { capQuantity, readGuestCart, withoutSkus, withQuantity, withRow } from './guest-cart';

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
const storage = (text: string | null) => ({ getItem: () => text, removeItem: () => {} });

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
    const broken = { merge: { key: 1, wanted: 1, quantity: 1 } };
    const text = JSON.stringify([
      ...[row(), { skuId: 'x' }, null, row({ quantity: -1 })],
      { ...row(), ...broken },
    ]);
    expect(readGuestCart(storage(text))).toEqual([row()]);
    for (const bad of ['{', '{}', '7', null]) expect(readGuestCart(storage(bad))).toEqual([]);
  });

  it('remembers what was sent of a row to which more is added', () => {
    const merge = { key: 'k', wanted: 1, quantity: 1 };
    expect(withRow([row({ merge, refused: true })], row())).toEqual([row({ quantity: 2, merge })]);
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
