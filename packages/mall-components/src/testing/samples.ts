import type { CategoryNode } from '../category';
import type { CouponChip } from '../coupon';
import type { GoodsShop, GoodsSummary, Guarantee, ShopHitModel } from '../goods';
import type { Activity, Banner, StreetShop } from '../home';
import type { Review, ReviewSummaryModel } from '../review';
import type { Shop } from '../shop';
import type { SkuMatrix } from '../sku';
import { sampleBanner, samplePicture } from './pictures';

const names = [
  'Enamel kettle with a wooden handle, 1.8 litres',
  'Stoneware mug, hand glazed',
  'Reading lamp with a linen shade and a dimmer',
  'Running shoes for every day, breathable mesh',
  'Wireless headphones, 40 hours on one charge',
  'Canvas bag with an inner pocket and a zip',
  'Automatic watch with a sapphire glass, water resistant to 50 metres',
  'Lounge chair in boiled wool',
];

/** Sample goods; the n-th is always the same. */
export function sampleGoods(count: number, from = 0): GoodsSummary[] {
  return Array.from({ length: count }, (_, index) => {
    const n = from + index;
    const priceMinor = 1290 + ((n * 3779) % 24000);
    return {
      id: n + 1,
      name: names[n % names.length] ?? '',
      href: `/goods_detail/${n + 1}`,
      imageSrc: samplePicture(n),
      priceMinor,
      oldPriceMinor: n % 3 === 0 ? Math.round(priceMinor * 1.3) : undefined,
      soldCount: (n * 137) % 4100,
      rating: n % 4 === 3 ? undefined : { stars: 5 - (n % 5) / 5, count: (n * 11) % 300 },
      shopName: shopNames[n % shopNames.length],
    };
  });
}

const branch = (id: number, name: string, leaves: string[], deep = false): CategoryNode => ({
  id,
  name,
  href: `/goods/goods_search?cid=${id}`,
  children: leaves.map((leaf, index) =>
    deep
      ? branch(id * 100 + index, leaf, ['All kinds', 'New', 'For two', 'Gift sets'])
      : branch(id * 100 + index, leaf, []),
  ),
});
export const sampleCategories: CategoryNode[] = [
  branch(1, 'Kitchen and table', ['Kettles', 'Mugs', 'Pans', 'Knives', 'Plates', 'Glasses']),
  branch(2, 'Home and light', ['Lamps', 'Chairs', 'Textiles', 'Storage'], true),
  branch(3, 'Shoes and bags', ['Running', 'Walking', 'Bags', 'Belts']),
  branch(4, 'Sound and screen', ['Headphones', 'Speakers', 'Monitors']),
  branch(5, 'Watches and jewellery', ['Watches', 'Rings']),
  branch(6, 'Sports and outdoors', ['Tents', 'Bikes', 'Yoga']),
  branch(7, 'Books and paper', ['Novels', 'Notebooks']),
  branch(8, 'Toys and games', ['Building', 'Board games']),
  branch(9, 'Beauty and care', ['Skin', 'Hair']),
  branch(10, 'Food and drink', ['Tea', 'Coffee', 'Sweets']),
  branch(11, 'Garden', ['Pots', 'Tools']),
  branch(12, 'Pets', ['Cats', 'Dogs']),
];

export const sampleBanners: Banner[] = [
  {
    id: 1,
    imageSrc: sampleBanner(0),
    title: 'A kitchen for slow mornings',
    text: 'Kettles, mugs and pans from twelve small makers',
    href: '#1',
  },
  {
    id: 2,
    imageSrc: sampleBanner(4),
    title: 'Sound without strings',
    text: 'Forty hours on one charge',
    href: '#2',
  },
  { id: 3, imageSrc: sampleBanner(3), title: 'Shoes that want to go out', href: '#3' },
];

export const sampleActivity = (layout: Activity['layout'], count = 6): Activity => ({
  id: 7,
  name: { strip: 'Autumn on the table', tiles: 'Picked by the mall', gallery: 'New arrivals' }[
    layout
  ],
  deck: 'Stoneware, linen and light for long evenings, from shops that make them by hand.',
  href: '/goods/activity_list?id=7',
  layout,
  goods: sampleGoods(count, 2),
});

const shopNames = [
  'Tide & Timber',
  '青禾家居',
  'Casa Lumbre',
  'ร้านใบไม้',
  'Nordlys Audio',
  'Atelier Camille',
];
export const sampleStreet: StreetShop[] = shopNames.map((name, index) => ({
  id: index + 1,
  name,
  href: `/merchant/merchant/home?id=${index + 1}`,
  logoSrc: samplePicture(index + 3),
  backgroundSrc: sampleBanner(index),
  rating: 5 - (index % 3) * 0.5,
  selfOperated: index === 0,
}));
export const sampleShop: Shop = {
  id: 1,
  name: 'Tide & Timber',
  logoSrc: samplePicture(3),
  bannerSrc: sampleBanner(1),
  rating: 4.5,
  selfOperated: true,
  typeName: 'Flagship store',
  followerCount: 12840,
  followed: false,
};
export const sampleGoodsShop: GoodsShop = { ...sampleShop, href: '/merchant/merchant/home?id=1' };
export const sampleShopHit: ShopHitModel = { ...sampleGoodsShop, goods: sampleGoods(3, 4) };

export const sampleSkus: SkuMatrix = {
  dimensions: [
    { name: 'Colour', options: ['Vermilion', 'Ink blue', 'Sage'] },
    { name: 'Size', options: ['S', 'M', 'L', 'XL'] },
  ],
  skus: ['Vermilion', 'Ink blue', 'Sage'].flatMap((colour, c) =>
    ['S', 'M', 'L', 'XL'].flatMap((size, s) =>
      // Sage does not exist in XL
      c === 2 && s === 3
        ? []
        : [
            {
              id: c * 10 + s,
              options: [colour, size],
              priceMinor: 12900 + s * 500,
              oldPriceMinor: 15900 + s * 500,
              stock: c === 1 && s === 1 ? 0 : c === 0 && s === 3 ? 3 : 40,
              imageSrc: samplePicture(c * 5 + 3),
            },
          ],
    ),
  ),
};
export const sampleCoupons: CouponChip[] = [
  { id: 1, amountMinor: 1000, minimumMinor: 9900 },
  { id: 2, amountMinor: 500, minimumMinor: 0 },
];
export const sampleGuarantees: Guarantee[] = [
  { id: 1, name: 'Genuine items', description: 'Bought from the maker, or your money back' },
  { id: 2, name: '7 days to return' },
  { id: 3, name: 'Sent within 24 hours' },
];

export const sampleReviewSummary: ReviewSummaryModel = {
  average: 4.6,
  goodRate: 0.93,
  counts: { all: 128, good: 119, general: 6, bad: 3 },
};
export const sampleReviews: Review[] = [
  {
    id: 1,
    author: 'M**a',
    rating: 5,
    date: new Date('2026-03-14T10:00:00Z'),
    text: 'Warm light, quiet dimmer, and it arrived a day early. The shade has a lovely weave.',
    pictures: [samplePicture(2), samplePicture(10)],
    specification: 'Sage, M',
    shopReply: 'Thank you! Enjoy the long evenings.',
  },
  {
    id: 2,
    author: '林**',
    rating: 4,
    date: new Date('2026-03-02T10:00:00Z'),
    text: '质量很好,包装也很仔细。颜色比照片稍微深一点。',
    pictures: [],
  },
  {
    id: 3,
    author: 'J**n R**o',
    rating: 2,
    date: new Date('2026-02-20T10:00:00Z'),
    text: 'One size too small, but sending it back was easy.',
    pictures: [],
    specification: 'Vermilion, S',
  },
];
