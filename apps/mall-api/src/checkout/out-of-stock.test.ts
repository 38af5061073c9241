import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DraftLine } from './draft';
import { missingLines } from './out-of-stock';

const line = (skuId: number, quantity: number): DraftLine => ({
  shopId: 1,
  shopName: 'Shop',
  productId: 1,
  categoryIds: [],
  skuId,
  productName: 'Teapot',
  skuName: '',
  image: '',
  priceMinor: 100,
  quantity,
  postageMinor: 0,
  weightGrams: 0,
  cartId: null,
});

describe('missingLines', () => {
  it('an order lacks what is gone, off sale, or more than there is, and nothing else', () => {
    const found = fc.record({ isSellable: fc.boolean(), stock: fc.nat({ max: 9 }) });
    const wanted = fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.option(found)));
    fc.assert(
      fc.property(wanted, (list) => {
        const lines = list.map(([quantity], index) => line(index, quantity));
        const goods = list.flatMap(([, one], skuId) => (one ? [{ skuId, ...one }] : []));
        const missing = new Set(missingLines(lines, goods).map(({ skuId }) => skuId));
        list.forEach(([quantity, one], skuId) => {
          expect(missing.has(skuId)).toBe(!(one?.isSellable && quantity <= one.stock));
        });
      }),
    );
  });
});
