import type { ActivityProduct, IndexProduct } from '@vermilion/api-client';
import { describe, expect, it } from 'vitest';
import { mall } from '../testing/dollar-mall';
import { ratingOf, toActivityGoods, toGoods } from './goods';

const wire: IndexProduct = {
  id: 101,
  image: '/tea.webp',
  storeName: 'Oolong tea',
  price: '12.50',
  otPrice: '15.00',
  sales: 240,
  ficti: 10,
  unitName: 'bag',
  stock: 80,
  merId: 7,
  merName: 'Leaf & Kettle',
  reviewCount: 2,
  stars: 4.5,
};
const shown = {
  id: 101,
  name: 'Oolong tea',
  href: '/goods/101',
  imageSrc: '/tea.webp',
  priceMinor: 1250,
  oldPriceMinor: 1500,
  rating: { stars: 4.5, count: 2 },
  shopName: 'Leaf & Kettle',
};

describe('goods in a list', () => {
  it('count the units sold together with those that the shop began with', () => {
    expect(toGoods(mall)(wire)).toEqual({ ...shown, soldCount: 250 });
    expect(toGoods(mall)({ ...wire, ficti: undefined }).soldCount).toBe(240);
  });

  it('tell no units sold, and no old price, where the server tells none', () => {
    const { id, image, storeName, price } = wire;
    expect(toGoods(mall)({ id, image, storeName, price })).toEqual({
      id: 101,
      name: 'Oolong tea',
      href: '/goods/101',
      imageSrc: '/tea.webp',
      priceMinor: 1250,
    });
  });

  it('show their colours', () => {
    const colours = [{ name: 'Green', color: '#4a9a5c' }] as IndexProduct['colours'];
    expect(toGoods(mall)({ ...wire, colours }).colors).toEqual(colours);
  });

  it.each([
    [{ stars: null, reviewCount: 0 }, undefined],
    [{ stars: 4.5, reviewCount: 0 }, undefined],
    [{ stars: null, reviewCount: 2 }, undefined],
    [{}, undefined],
    [
      { stars: 4.5, reviewCount: 2 },
      { stars: 4.5, count: 2 },
    ],
  ])('with %j have the rating %j', (part, rating) => expect(ratingOf(part)).toEqual(rating));
});

describe('goods of an activity', () => {
  it('are shown like those of other lists', () => {
    const { image, storeName, price, otPrice, sales, merName, stars, reviewCount } = wire;
    const part = { image, storeName, price, otPrice, sales, merName, stars, reviewCount };
    const activity: ActivityProduct = { ...part, proId: 101, proImage: '/wide.webp', title: null };
    expect(toActivityGoods(mall)(activity)).toEqual({ ...shown, soldCount: 240 });
  });
});
