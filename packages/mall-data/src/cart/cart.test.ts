import type { CartRow } from '@vermilion/api-client';
import { describe, expect, it } from 'vitest';
import { mall } from '../testing/dollar-mall';
import { toInvalid, toSaved, toShops } from './cart';

const row: CartRow = {
  id: 3001,
  productId: 101,
  attrId: 1001,
  cartNum: 2,
  image: '/tea.webp',
  storeName: 'Oolong tea',
  suk: '100 g,Green',
  price: '12.50',
  addedPrice: '13.00',
  attrStatus: true,
  stock: 80,
};
const shown = {
  id: 3001,
  skuId: 1001,
  name: 'Oolong tea',
  href: '/goods/101?sku=1001',
  imageSrc: '/tea.webp',
  specification: '100 g, Green',
  addedPriceMinor: 1300,
  quantity: 2,
  stock: 80,
  priceMinor: 1250,
};
const arrival = { from: '2026-12-01', until: '2026-12-05' };
const shop = { merId: 7, merName: 'Leaf & Kettle', arrival };
const shopsOf = (part: Partial<CartRow> = {}) =>
  toShops(mall)([{ ...shop, cartInfoList: [{ ...row, ...part }] }]);

describe('the cart', () => {
  it('shows the rows of each shop', () => {
    expect(shopsOf()).toEqual([
      { id: 7, name: 'Leaf & Kettle', href: '/shop/7', arrival, rows: [shown] },
    ]);
  });

  it.each([
    [{ attrStatus: false }, { stock: 0 }],
    [{ attrStatus: undefined }, { stock: 80 }],
    [{ stock: null }, { stock: 0 }],
    [{ price: null }, { priceMinor: 0 }],
    [{ addedPrice: undefined }, { addedPriceMinor: undefined }],
    [{ suk: null }, { specification: undefined }],
  ])('shows a row with %j as one with %j', (part, model) => {
    expect(shopsOf(part)[0]?.rows).toMatchObject([model]);
  });

  it('shows a shop without an id as the first one', () => {
    const [first] = toShops(mall)([{ merName: 'Kiln', cartInfoList: [] } as never]);
    expect(first).toEqual({ id: 0, name: 'Kiln', href: '/shop/0', rows: [] });
  });
});

describe('rows that are no longer available', () => {
  it.each([
    ['removed', 'removed'],
    ['offSale', 'offSale'],
    ['shopClosed', 'shopClosed'],
    ['soldOut', undefined],
    [null, undefined],
  ] as const)('for the reason %j tell %j', (invalidReason, reason) => {
    expect(toInvalid([{ ...shop, cartInfoList: [{ ...row, invalidReason }] }])).toEqual([
      {
        id: 3001,
        name: 'Oolong tea',
        imageSrc: '/tea.webp',
        specification: '100 g, Green',
        reason,
      },
    ]);
  });

  it('have no specification where there is none', () => {
    const rows = [{ ...row, suk: null }];
    expect(toInvalid([{ ...shop, cartInfoList: rows }])[0]?.specification).toBeUndefined();
    expect(toInvalid([null as never])).toEqual([]);
  });
});

describe('items saved for later', () => {
  it('are shown like rows, without a price where there is none any more', () => {
    const saved = { ...row, merId: 7, merName: 'Leaf & Kettle' };
    expect(toSaved(mall)([saved])).toEqual([shown]);
    expect(toSaved(mall)([{ ...saved, price: null, invalidReason: 'removed' }])).toEqual([
      { ...shown, priceMinor: undefined, reason: 'removed' },
    ]);
  });
});
