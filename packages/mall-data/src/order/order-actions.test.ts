import type { OrderLine } from '@vermilion/api-client';
import { describe, expect, it } from 'vitest';
import { reorderItems } from './order-actions';

const line = (productId: number, attrValueId: number | undefined, payNum: number) =>
  ({ productId, attrValueId, payNum }) as OrderLine;

describe('reorderItems', () => {
  it('is what was ordered, at most as much as a cart takes', () => {
    expect(reorderItems([line(5, 71, 2), line(6, 72, 120)])).toEqual([
      { productId: 5, skuId: 71, quantity: 2 },
      { productId: 6, skuId: 72, quantity: 99 },
    ]);
  });

  it('leaves out lines without a SKU', () =>
    expect(reorderItems([line(5, undefined, 1)])).toEqual([]));
});
