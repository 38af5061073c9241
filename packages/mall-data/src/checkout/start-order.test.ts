import type { MallClient } from '@vermilion/api-client';
import { describe, expect, it, vi } from 'vitest';
import { startOrder } from './start-order';

const row = (id: number, attrId: number) => ({ id, attrId });

function setUp() {
  const createPreOrder = vi.fn(async () => ({ preOrderNo: 'PRE1' }));
  const cartList = vi.fn(async () => [
    { cartInfoList: [row(1, 71), row(2, 72)] },
    { cartInfoList: [row(3, 73)] },
  ]);
  return { createPreOrder, cartList, api: { createPreOrder, cartList } as unknown as MallClient };
}

describe('startOrder', () => {
  it('orders goods at once', async () => {
    const { api, createPreOrder } = setUp();
    expect(await startOrder(api, { type: 'buyNow', productId: 5, skuId: 71, quantity: 2 })).toBe(
      'PRE1',
    );
    expect(createPreOrder).toHaveBeenCalledExactlyOnceWith({
      preOrderType: 'buyNow',
      orderDetails: [{ productId: 5, attrValueId: 71, productNum: 2 }],
    });
  });

  it.each([
    ['SKUs, which it looks up in the account’s cart', { type: 'checkout', skuIds: [71, 73] }],
    ['rows', { type: 'rows', rowIds: [1, 3] }],
  ] as const)('orders %s', async (_case, source) => {
    const { api, createPreOrder, cartList } = setUp();
    await startOrder(api, source.type === 'rows' ? source : { ...source, skuIds: [71, 73] });
    expect(createPreOrder).toHaveBeenCalledExactlyOnceWith({
      preOrderType: 'shoppingCart',
      orderDetails: [{ shoppingCartId: 1 }, { shoppingCartId: 3 }],
    });
    const looksUp = source.type === 'checkout' ? [[{ isValid: true }]] : [];
    expect(cartList.mock.calls).toEqual(looksUp);
  });
});
