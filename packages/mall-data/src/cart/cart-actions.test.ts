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

  it('sets the quantity of a row', async () => {
    const setCartQuantity = vi.fn();
    await cartActions({ setCartQuantity } as unknown as MallClient).setQuantity(3001, 4);
    expect(setCartQuantity).toHaveBeenCalledExactlyOnceWith({ id: 3001, number: 4 });
  });

  it.each([
    ['delete', 'deleteCartItems'],
    ['saveForLater', 'saveForLater'],
    ['moveToCart', 'moveToCart'],
    ['deleteSaved', 'deleteSavedItems'],
  ] as const)('does %s for all rows by one call', async (action, call) => {
    const api = { [call]: vi.fn(async () => 'the answer') };
    const answer = await cartActions(api as unknown as MallClient)[action]([3001, 3002]);
    expect(api[call]).toHaveBeenCalledExactlyOnceWith({ ids: [3001, 3002] });
    expect(answer).toBe('the answer');
  });
});
