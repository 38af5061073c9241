import type { ProductDetail } from '@vermilion/api-client';
import { describe, expect, it } from 'vitest';
import { mall } from '../wire/testing/dollar-mall';
import { type GuestCartRow, readGuestCart } from './guest-cart';
import { refreshedRow, refreshedRows } from './refresh-guest-rows';

const row = (part: Partial<GuestCartRow> = {}): GuestCartRow => ({
  productId: 1,
  skuId: 11,
  quantity: 2,
  stock: 5,
  name: 'Kettle',
  imageSrc: '/a.webp',
  priceMinor: 1250,
  shopId: 3,
  shopName: 'Copper & Co',
  specification: 'Red',
  ...part,
});
const detail = (price: string, stock: number, { id = 11, name = 'Kettle', colour = 'Red' } = {}) =>
  ({
    productInfo: { storeName: name },
    productAttr: [],
    productValue: { [colour]: { id, price, stock } },
  }) as unknown as ProductDetail;

describe('rows of a guest’s cart', () => {
  it('tells what the goods cost and how many there are now, and what they cost when they were added', () => {
    const dearer = refreshedRow(mall, row(), detail('13.00', 4));
    expect(dearer).toEqual(row({ priceMinor: 1300, addedPriceMinor: 1250, stock: 4 }));
    expect(refreshedRow(mall, dearer, detail('14.00', 4))).toMatchObject({
      priceMinor: 1400,
      addedPriceMinor: 1250,
    });
  });

  it('marks goods or skus that are gone, until they are back', () => {
    const gone = row({ gone: true });
    expect(refreshedRow(mall, row(), undefined)).toEqual(gone);
    expect(refreshedRow(mall, row(), detail('12.50', 5, { id: 99 }))).toEqual(gone);
    expect(refreshedRow(mall, gone, detail('12.50', 5))).toEqual(row({ addedPriceMinor: 1250 }));
  });

  it('is in the language of the page, whichever it was added in', () => {
    const french = detail('12.50', 5, { name: 'Bouilloire', colour: 'Rouge' });
    expect(refreshedRow(mall, row(), french)).toMatchObject({
      name: 'Bouilloire',
      specification: 'Rouge',
      priceMinor: 1250,
    });
  });

  it('writes nothing when nothing has changed, and leaves other goods alone', () => {
    const rows = [row(), row({ productId: 2, skuId: 12 })];
    expect(refreshedRows(mall, rows, 1, detail('12.50', 5))).toBe(rows);
    expect(refreshedRows(mall, rows, 1, undefined)).toEqual([row({ gone: true }), rows[1]]);
  });

  it('is read back by the browser, and nothing else in its place', () => {
    const kept = [row({ gone: true, addedPriceMinor: 1 })];
    const broken = [
      { ...row(), gone: 'yes' },
      { ...row(), addedPriceMinor: '1' },
    ];
    const text = JSON.stringify([...kept, ...broken]);
    expect(readGuestCart({ getItem: () => text, removeItem: () => {} })).toEqual(kept);
  });
});
