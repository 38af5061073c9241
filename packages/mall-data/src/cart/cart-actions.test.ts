import type { MallClient } from '@vermilion/api-client';
import { describe, expect, it, vi } from 'vitest';
import { cartActions } from './cart-actions';

describe('cartActions', () => {
  it('adds with an idempotency key, so that a retry adds once', async () => {
    const addToCart = vi.fn();
    const api = { addToCart } as unknown as MallClient;
    await cartActions(api).add([{ productId: 5, skuId: 71, quantity: 2 }], 'key');
    expect(addToCart).toHaveBeenCalledExactlyOnceWith(
      { items: [{ productId: 5, productAttrUnique: 71, cartNum: 2 }] },
      { headers: { 'Idempotency-Key': 'key' } },
    );
  });
});
