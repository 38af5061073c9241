import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { GUEST_CART_KEY } from '../browser/stored-names';
import { type GuestCartRow } from './guest-cart';
import { updateGuestCart, useGuestCart } from './guest-cart-store';

const row = (skuId: number): GuestCartRow => ({
  productId: 1,
  skuId,
  quantity: 1,
  stock: 99,
  name: 'Kettle',
  imageSrc: '/picture/a.webp',
  priceMinor: 1250,
  shopId: 3,
  shopName: 'Copper & Co',
});

beforeEach(() => updateGuestCart(() => []));

describe('guest cart store', () => {
  it('reads what another tab has stored while nothing of this page showed the cart', () => {
    updateGuestCart(() => [row(11)]);
    const first = renderHook(useGuestCart);
    expect(first.result.current).toEqual([row(11)]);
    first.unmount();
    localStorage.setItem(GUEST_CART_KEY, JSON.stringify([row(12)]));
    expect(renderHook(useGuestCart).result.current).toEqual([row(12)]);
  });
});
