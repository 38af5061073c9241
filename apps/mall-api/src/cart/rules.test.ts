import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasRoom, mergeItems, planAddition, quantityRefusal, type SkuInCart } from './rules';

const sku = (change: Partial<SkuInCart> = {}): SkuInCart => ({
  skuId: 1,
  productId: 10,
  productName: 'Teapot',
  skuName: '',
  isSellable: true,
  stock: 5,
  inCart: 0,
  ...change,
});
const known = (...skus: SkuInCart[]) => new Map(skus.map((one) => [one.skuId, one]));
const want = (quantity: number, skuId = 1, productId = 10) => ({ productId, skuId, quantity });

describe('adding to a cart', () => {
  it('adds up the same sku', () => {
    expect(mergeItems([want(1), want(2, 2), want(3)])).toEqual([want(4), want(2, 2)]);
  });

  it('takes what there is without a remark', () => {
    expect(planAddition([want(5)], known(sku()), 99)).toEqual({
      rows: [{ skuId: 1, quantity: 5 }],
      remarks: [],
    });
  });

  it('says when there is less than the cart would hold', () => {
    const plan = planAddition([want(3)], known(sku({ inCart: 4 })), 99);
    expect(plan).toEqual({
      rows: [{ skuId: 1, quantity: 5 }],
      remarks: ['Only 5 of “Teapot” are left.'],
    });
  });

  it('says when the cart is at its limit', () => {
    const plan = planAddition([want(60)], known(sku({ stock: 500, inCart: 60 })), 99);
    expect(plan?.remarks).toEqual(['A cart holds at most 99 of “Teapot”.']);
  });

  it('leaves out what cannot be ordered and keeps the rest', () => {
    const skus = known(sku(), sku({ skuId: 2, stock: 0 }), sku({ skuId: 3, isSellable: false }));
    const plan = planAddition([want(1), want(1, 2), want(1, 3)], skus, 99);
    expect(plan?.rows).toEqual([{ skuId: 1, quantity: 1 }]);
    expect(plan?.remarks).toEqual(['“Teapot” is sold out.', '“Teapot” is no longer on sale.']);
  });

  it('knows no sku that does not exist or is of other goods', () => {
    expect(planAddition([want(1, 9)], known(sku()), 99)).toBeNull();
    expect(planAddition([want(1, 1, 11)], known(sku()), 99)).toBeNull();
  });

  it('puts in no more than there are, and than a cart holds, and says so', () => {
    const units = fc.nat({ max: 200 });
    fc.assert(
      fc.property(units, units, fc.integer({ min: 1, max: 200 }), (stock, inCart, quantity) => {
        const plan = planAddition([want(quantity)], known(sku({ stock, inCart })), 99);
        const [row] = plan?.rows ?? [];
        expect(row?.quantity ?? 0).toBe(stock === 0 ? 0 : Math.min(inCart + quantity, stock, 99));
        expect(plan?.remarks).toHaveLength(row?.quantity === inCart + quantity ? 0 : 1);
      }),
    );
  });

  it('has room for so many different goods', () => {
    const added = [1, 2, 3].map((skuId) => ({ skuId, quantity: 1 }));
    const room = (cartRows: number) => {
      const skus = added.map(({ skuId }) => ({ ...sku({ skuId, inCart: skuId - 1 }), cartRows }));
      return hasRoom(added, new Map(skus.map((one) => [one.skuId, one])), 10);
    };
    expect([9, 10].map(room)).toEqual([true, false]);
  });

  it('lets a quantity be set up to the stock and the limit of the cart', () => {
    expect(quantityRefusal(sku(), 5, 99)).toBeNull();
    expect(quantityRefusal(sku(), 6, 99)).toBe('Only 5 of “Teapot” are left.');
    expect(quantityRefusal(sku(), 6, 5)).toBe('A cart holds at most 5 of “Teapot”.');
    expect(quantityRefusal(sku({ isSellable: false }), 5, 99)).toBeNull();
  });
});
