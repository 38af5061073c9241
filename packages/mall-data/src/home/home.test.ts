import type { HomeActivity, MerchantCard } from '@vermilion/api-client';
import { describe, expect, it } from 'vitest';
import { mall } from '../testing/dollar-mall';
import { toActivity, toBanner, toStreetShop } from './home';

const banner = { id: 1, pic: '/wide.webp', name: 'New teaware', url: '/goods_list?cid=12' };
const activity: HomeActivity = {
  id: 41,
  name: 'Spring',
  type: 1,
  instruction: 'Fresh teas',
  productList: [
    {
      proId: 101,
      proImage: '/tall.webp',
      image: '/tea.webp',
      storeName: 'Oolong tea',
      price: '12.50',
      otPrice: null,
      title: null,
    },
  ],
};
const shop: MerchantCard = {
  id: 7,
  name: 'Leaf & Kettle',
  isSelf: true,
  backImage: '/back.webp',
  avatar: '/logo.webp',
  streetBackImage: '/street.webp',
  starLevel: 5,
  stars: 4.5,
  proList: [],
};

describe('a banner', () => {
  it('leads to a page of the mall', () => {
    expect(toBanner(banner)).toEqual({
      id: 1,
      imageSrc: '/wide.webp',
      title: 'New teaware',
      href: '/goods_list?cid=12',
    });
  });

  it('leads nowhere else, and may have no title', () => {
    const shown = toBanner({ ...banner, name: '', url: 'https://elsewhere.example/' });
    expect([shown.title, shown.href]).toEqual([undefined, undefined]);
  });
});

describe('an activity', () => {
  it('shows its goods with the picture that is made for it', () => {
    expect(toActivity(mall)(activity)).toEqual({
      id: 41,
      name: 'Spring',
      deck: 'Fresh teas',
      href: '/activity/41/1/Spring',
      layout: 'strip',
      goods: [
        {
          id: 101,
          name: 'Oolong tea',
          href: '/goods/101',
          imageSrc: '/tea.webp',
          activityImageSrc: '/tall.webp',
          priceMinor: 1250,
        },
      ],
    });
  });

  it.each([
    [1, 'strip'],
    [2, 'tiles'],
    [3, 'gallery'],
  ] as const)('of type %i is laid out as %s', (type, layout) => {
    expect(toActivity(mall)({ ...activity, type }).layout).toBe(layout);
  });

  it('may have no introduction, and goods no picture of their own for it', () => {
    const productList = activity.productList.map((goods) => ({ ...goods, proImage: '' }));
    const shown = toActivity(mall)({ ...activity, instruction: '', productList });
    expect(shown.deck).toBeUndefined();
    expect(shown.goods[0]?.activityImageSrc).toBeUndefined();
  });
});

describe('a shop of the street', () => {
  it('shows its picture for the street', () => {
    expect(toStreetShop(mall)(shop)).toEqual({
      id: 7,
      name: 'Leaf & Kettle',
      href: '/shop/7',
      logoSrc: '/logo.webp',
      backgroundSrc: '/street.webp',
      rating: 4.5,
      selfOperated: true,
    });
  });

  it.each([null, '', undefined])('shows its background where that picture is %j', (image) => {
    expect(toStreetShop(mall)({ ...shop, streetBackImage: image }).backgroundSrc).toBe(
      '/back.webp',
    );
  });

  it('is not the mall’s own where the server does not tell', () => {
    expect(toStreetShop(mall)({ ...shop, isSelf: undefined }).selfOperated).toBe(false);
  });
});
