import { describe, expect, it } from 'vitest';
import { mergeItems, planAddition, type SkuInCart } from './rules';

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
    expect(planAddition([want(5)], known(sku()), 99)).toEqual({ items: [want(5)], remarks: [] });
  });

  it('says when there is less than the cart would hold', () => {
    const plan = planAddition([want(3)], known(sku({ inCart: 4 })), 99);
    expect(plan).toEqual({ items: [want(3)], remarks: ['Only 5 of “Teapot” are left.'] });
  });

  it('says when the cart is at its limit', () => {
    const plan = planAddition([want(60)], known(sku({ stock: 500, inCart: 60 })), 99);
    expect(plan?.remarks).toEqual(['A cart holds at most 99 of “Teapot”.']);
  });

  it('leaves out what cannot be ordered and keeps the rest', () => {
    const skus = known(sku(), sku({ skuId: 2, stock: 0 }), sku({ skuId: 3, isSellable: false }));
    const plan = planAddition([want(1), want(1, 2), want(1, 3)], skus, 99);
    expect(plan?.items).toEqual([want(1)]);
    expect(plan?.remarks).toEqual(['“Teapot” is sold out.', '“Teapot” is no longer on sale.']);
  });

  it('knows no sku that does not exist or is of other goods', () => {
    expect(planAddition([want(1, 9)], known(sku()), 99)).toBeNull();
    expect(planAddition([want(1, 1, 11)], known(sku()), 99)).toBeNull();
  });
});
