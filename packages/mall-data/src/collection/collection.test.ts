import type { CollectedProduct } from '@vermilion/api-client';
import { describe, expect, it } from 'vitest';
import { mall } from '../testing/dollar-mall';
import { toCollectedGoods, toFollowedShop } from './collection';

const wire: CollectedProduct = {
  id: 7,
  productId: 7,
  storeName: 'Kettle',
  image: '/k.webp',
  price: '10.00',
  createTime: '2026-05-01 00:00:00',
};

describe('saved goods and followed shops', () => {
  it.each([
    [{}, 'available'],
    [{ stock: 0, isOnSale: true }, 'soldOut'],
    [{ stock: 3, isOnSale: false }, 'gone'],
  ] as const)('knows whether goods can be bought: %o', (part, state) => {
    expect(toCollectedGoods(mall)({ ...wire, ...part }).state).toBe(state);
  });

  it('keeps the price of that day, where it is known', () => {
    const priced = toCollectedGoods(mall)({ ...wire, collectedPrice: '12.50' });
    expect(priced).toMatchObject({ priceMinor: 1000, collectedPriceMinor: 1250 });
    expect(
      toCollectedGoods(mall)({ ...wire, collectedPrice: null }).collectedPriceMinor,
    ).toBeUndefined();
  });

  it('has no page for a closed shop', () => {
    const shop = { merId: 3, merName: 'Kiln', merAvatar: '/a.webp', createTime: '' };
    expect(toFollowedShop(mall)(shop)).toMatchObject({
      closed: false,
      href: '/shop/3',
    });
    expect(toFollowedShop(mall)({ ...shop, isOpen: false }).closed).toBe(true);
  });
});
