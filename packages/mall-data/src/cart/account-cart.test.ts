import type { CartRow } from '@vermilion/api-client';
import { describe, expect, it } from 'vitest';
import { skuIdOf, toAccountCart } from './account-cart';

const row = (attrId: number, cartNum: number, stock: number | null) =>
  ({ attrId, cartNum, stock }) as CartRow; // what is read

describe('the account’s cart by SKU', () => {
  it('knows the quantities of all shops, and the stocks that the server tells', () => {
    const cart = toAccountCart([
      { merId: 1, merName: 'Kiln', cartInfoList: [row(71, 2, 30), row(72, 1, null)] },
      { merId: 2, merName: 'Hearth', cartInfoList: [row(73, 4, 0)] },
    ]);
    expect([...cart.quantities]).toEqual([
      [71, 2],
      [72, 1],
      [73, 4],
    ]);
    expect([...cart.stocks]).toEqual([
      [71, 30],
      [73, 0],
    ]);
  });

  it('reads the SKU of a row also from servers that send it as text', () => {
    expect(skuIdOf({ attrId: 71, productAttrUnique: '9' })).toBe(71);
    expect(skuIdOf({ productAttrUnique: '72' })).toBe(72);
  });
});
