import type { ProductDetail, ReviewSummary } from '@vermilion/api-client';
import { describe, expect, it } from 'vitest';
import { mall } from '../testing/dollar-mall';
import { toGoodsShop, toGuarantees, toImages, toReviewSummary } from './detail';

const merchant = {
  name: 'Leaf & Kettle',
  avatar: '/logo.webp',
  isSelf: false,
  starLevel: 5,
  stars: 4.5,
  typeId: 31,
  isCollect: true,
  proList: [],
};
const detail = (part: object) =>
  ({ productInfo: { merId: 7 }, merchantInfo: merchant, ...part }) as unknown as ProductDetail; // what is read
const types = [
  { id: 30, name: 'Outlet' },
  { id: 31, name: 'Flagship' },
];

describe('the shop of goods', () => {
  it('tells its type, its rating and whether the shopper follows it', () => {
    expect(toGoodsShop(mall, detail({}), types)).toEqual({
      id: 7,
      name: 'Leaf & Kettle',
      href: '/shop/7',
      logoSrc: '/logo.webp',
      rating: 4.5,
      selfOperated: false,
      typeName: 'Flagship',
      followed: true,
    });
  });

  it('has no name of a type where the mall runs it, or does not know the type', () => {
    const own = detail({ merchantInfo: { ...merchant, isSelf: true } });
    expect(toGoodsShop(mall, own, types)).toMatchObject({
      selfOperated: true,
      typeName: undefined,
    });
    expect(toGoodsShop(mall, detail({}), []).typeName).toBeUndefined();
  });
});

describe('the gallery of goods', () => {
  it.each([
    ['["/a.webp","/b.webp"]', '/c.webp', ['/a.webp', '/b.webp']],
    ['[]', '/c.webp', ['/c.webp']],
    ['[]', '', []],
  ])('of %s and %j shows %j', (sliderImage, image, shown) => {
    expect(toImages(detail({ productInfo: { sliderImage, image } }))).toEqual(shown);
  });
});

describe('the guarantees of goods', () => {
  it('are shown with a text and a picture where there are any', () => {
    const guaranteeList = [
      { id: 1, name: 'Free returns', content: 'Within 30 days', icon: '/back.webp' },
      { id: 2, name: 'Genuine', content: '', icon: null },
    ];
    expect(toGuarantees(detail({ guaranteeList }))).toEqual([
      { id: 1, name: 'Free returns', description: 'Within 30 days', iconSrc: '/back.webp' },
      { id: 2, name: 'Genuine' },
    ]);
  });
});

describe('the numbers of reviews', () => {
  const wire: ReviewSummary = {
    sumCount: 9,
    goodCount: 6,
    inCount: 2,
    poorCount: 1,
    replyChance: '0.67',
    replyStar: 4,
    stars: 4.5,
    pictureCount: 3,
    specifications: [
      { sku: 'Green,L', name: 'Grün,L', count: 5 },
      { sku: 'Red,S', count: 4 },
    ],
  };

  it('are those of the server', () => {
    expect(toReviewSummary(wire)).toEqual({
      average: 4.5,
      goodRate: 0.67,
      counts: { all: 9, good: 6, general: 2, bad: 1 },
      pictureCount: 3,
      specifications: [
        { name: 'Green,L', label: 'Grün, L', count: 5 },
        { name: 'Red,S', label: 'Red, S', count: 4 },
      ],
    });
  });

  it('have the whole stars of a server that tells no mean', () => {
    expect(toReviewSummary({ ...wire, stars: undefined }).average).toBe(4);
  });

  it('have no specifications where the server tells none', () => {
    expect(toReviewSummary({ ...wire, specifications: undefined }).specifications).toBeUndefined();
  });

  it('have no rate where the server sends no number', () => {
    expect(toReviewSummary({ ...wire, replyChance: 'none' }).goodRate).toBe(0);
  });

  it('are zero before the server has told them', () => {
    expect(toReviewSummary(undefined)).toEqual({
      average: 0,
      goodRate: 0,
      counts: { all: 0, good: 0, general: 0, bad: 0 },
    });
  });
});
