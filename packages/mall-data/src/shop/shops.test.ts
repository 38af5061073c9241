import type { MerchantCard } from '@vermilion/api-client';
import { describe, expect, it } from 'vitest';
import { mall } from '../testing/dollar-mall';
import { toShopHit, toTile } from './shops';

const wire: MerchantCard = {
  id: 7,
  name: 'Leaf & Kettle',
  isSelf: true,
  backImage: '/back.webp',
  avatar: '/logo.webp',
  streetBackImage: '/street.webp',
  starLevel: 5,
  stars: 4.5,
  intro: 'Small harvests',
  collectNum: 12,
  proList: [
    {
      id: 101,
      image: '/tea.webp',
      storeName: 'Oolong tea',
      price: '12.50',
      otPrice: null,
      sales: 240,
      ficti: 0,
      unitName: 'bag',
      stock: 80,
    },
  ],
};
const hit = {
  id: 7,
  name: 'Leaf & Kettle',
  href: '/shop/7',
  logoSrc: '/logo.webp',
  rating: 4.5,
  selfOperated: true,
  goods: [
    {
      id: 101,
      name: 'Oolong tea',
      href: '/goods/101',
      imageSrc: '/tea.webp',
      priceMinor: 1250,
      soldCount: 240,
    },
  ],
};

describe('a shop in a list', () => {
  it('shows some of its goods', () => expect(toShopHit(mall)(wire)).toEqual(hit));

  it.each([
    [false, false],
    [undefined, false],
    [true, true],
  ])('is the mall’s own with %j: %j', (isSelf, selfOperated) => {
    expect(toShopHit(mall)({ ...wire, isSelf }).selfOperated).toBe(selfOperated);
  });
});

describe('a shop on the page of all shops', () => {
  it('shows its banner, its introduction and its followers', () => {
    expect(toTile(mall)(wire)).toEqual({
      ...hit,
      bannerSrc: '/street.webp',
      intro: 'Small harvests',
      followerCount: 12,
    });
  });

  it.each([
    [{ streetBackImage: null }, { bannerSrc: '/back.webp' }],
    [{ streetBackImage: '', backImage: '' }, { bannerSrc: undefined }],
    [{ intro: '' }, { intro: undefined }],
  ])('with %j shows %j', (part, model) => {
    expect(toTile(mall)({ ...wire, ...part })).toMatchObject(model);
  });
});
