import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allRows,
  cartTotals,
  isOrderable,
  lineTotalMinor,
  reconcileSelection,
  selectAll,
  selectionState,
  toggleRows,
} from './cart-model';
import type { CartShop } from './types';

const shopsOf = (count: number) =>
  fc.array(
    fc.array(
      fc.record({
        priceMinor: fc.integer({ min: 1, max: 1_000_000 }),
        quantity: fc.integer({ min: 1, max: 99 }),
        stock: fc.integer({ min: 0, max: 99 }),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    { maxLength: count },
  );

const carts = shopsOf(4).map((shops): CartShop[] => {
  let id = 0;
  return shops.map((rows, shop) => ({
    id: shop,
    name: `Shop ${shop}`,
    href: '#',
    rows: rows.map((row) => ({ id: ++id, name: 'Goods', href: '#', imageSrc: '', ...row })),
  }));
});

describe('cart model', () => {
  it('sums the selected lines to the cent', () => {
    fc.assert(
      fc.property(carts, fc.infiniteStream(fc.boolean()), (shops, ticks) => {
        const selection = new Set(
          allRows(shops).flatMap((row) => (ticks.next().value ? [row.id] : [])),
        );
        const { totalMinor, ids } = cartTotals(shops, selection);
        const rows = allRows(shops).filter((row) => ids.includes(row.id));
        expect(totalMinor).toBe(rows.reduce((sum, row) => sum + lineTotalMinor(row), 0));
        expect(rows.every((row) => selection.has(row.id) && isOrderable(row))).toBe(true);
      }),
    );
  });

  it('shows the price drop of selected lines, ignoring price rises', () => {
    const row = { name: 'Mug', href: '#', imageSrc: '', stock: 9, quantity: 2 };
    const rows = [
      { ...row, id: 1, priceMinor: 700, addedPriceMinor: 1000 },
      { ...row, id: 2, priceMinor: 900, addedPriceMinor: 500 },
      { ...row, id: 3, priceMinor: 100, addedPriceMinor: 400 },
      { ...row, id: 4, priceMinor: 100 },
    ];
    const shops = [{ id: 1, name: 'Shop', href: '#', rows }];
    expect(cartTotals(shops, new Set([1, 2, 4])).savedMinor).toBe(600);
  });

  it('selects and deselects one shop only', () => {
    fc.assert(
      fc.property(carts, fc.nat(), (shops, n) => {
        const shop = shops[n % Math.max(1, shops.length)];
        if (!shop) return;
        const without = toggleRows(selectAll(shops), shop.rows, false);
        expect(selectionState(shop.rows, without)).toBe('none');
        for (const other of shops.filter((s) => s !== shop && s.rows.some(isOrderable)))
          expect(selectionState(other.rows, without)).toBe('all');
        expect(toggleRows(without, shop.rows, true)).toEqual(selectAll(shops));
      }),
    );
  });

  it('never orders what has no stock', () => {
    fc.assert(
      fc.property(carts, (shops) => {
        const all = toggleRows(new Set(), allRows(shops), true);
        expect(
          allRows(shops)
            .filter((row) => all.has(row.id))
            .every(isOrderable),
        ).toBe(true);
      }),
    );
  });

  it('keeps deselected lines, selects new ones, drops removed ones', () => {
    const row = (id: number) => ({
      id,
      name: '',
      href: '',
      imageSrc: '',
      priceMinor: 1,
      quantity: 1,
      stock: 1,
    });
    const shops = [{ id: 1, name: '', href: '', rows: [row(1), row(3), row(4)] }];
    expect(reconcileSelection(new Set([1, 2]), new Set([1, 2, 3]), shops)).toEqual(new Set([1, 4]));
  });
});
