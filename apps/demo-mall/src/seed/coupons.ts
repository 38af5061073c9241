import type { CouponTable, Policy } from '@vermilion/mall-api';
import type { Insertable } from 'kysely';
import type { DemoProduct } from './catalogue';
import { endOfDay, startOfDay } from './mall-time';
import { type ShopKey, SHOPS } from './shops';

export type CouponRow = Insertable<CouponTable> & { id: number };

/** Coupons of every kind: of a shop, for some goods, for the whole mall, for categories. */
export function buildCoupons(
  products: DemoProduct[],
  now: Date,
  zone: Pick<Policy, 'zoneOffsetMinutes'>,
): CouponRow[] {
  const shopId = (key: ShopKey) => SHOPS.findIndex((shop) => shop.key === key) + 1;
  const goodsOf = (key: ShopKey, group: string) =>
    products
      .filter((product) => product.shop.key === key && product.group.name === group)
      .map((product) => product.row.id);
  const fixed = (from: number, to: number) => ({
    is_fixed_time: true,
    use_start_at: startOfDay(zone, now, from),
    use_end_at: endOfDay(zone, now, to),
    receive_start_at: startOfDay(zone, now, from),
    receive_end_at: endOfDay(zone, now, to),
  });
  const days = (day: number) => ({ is_fixed_time: false, day });
  const limited = (total: number, left: number) => ({ is_limited: true, total, last_total: left });
  const ofShop = (key: ShopKey, name: string, money: number, min: number) => ({
    shop_id: shopId(key),
    name,
    use_type: 1 as const,
    money_minor: money,
    min_minor: min,
  });
  const ofMall = (name: string, money: number, min: number) => ({
    shop_id: null,
    name,
    use_type: 3 as const,
    money_minor: money,
    min_minor: min,
  });
  const rows: Omit<CouponRow, 'id'>[] = [
    { ...ofMall('Welcome to the mall', 500, 3000), type: 2, ...days(14) },
    { ...ofMall('For a full basket', 1000, 10000), ...fixed(-20, 40) },
    { ...ofMall('Weekend treat', 300, 0), ...days(3), ...limited(2000, 1214) },
    { ...ofMall('Thank you for your order', 400, 4000), type: 3, ...days(30) },
    { ...ofMall('Autumn market', 800, 6000), ...fixed(-90, -10) },
    {
      shop_id: null,
      name: 'Home and kitchen week',
      use_type: 4,
      money_minor: 1200,
      min_minor: 8000,
      category_ids: [1, 2],
      ...fixed(-3, 25),
    },
    {
      shop_id: null,
      name: 'Readers’ evening',
      use_type: 4,
      money_minor: 400,
      min_minor: 2500,
      category_ids: [12],
      ...days(10),
      ...limited(500, 87),
    },
    {
      shop_id: shopId('harbour'),
      name: 'A mug for every hand',
      use_type: 2,
      money_minor: 300,
      min_minor: 1400,
      product_ids: goodsOf('harbour', 'Mugs & Teaware'),
      ...fixed(-5, 30),
    },
    {
      shop_id: shopId('thistle'),
      name: 'New soles',
      use_type: 2,
      money_minor: 1500,
      min_minor: 9000,
      product_ids: goodsOf('thistle', 'Boots'),
      ...days(20),
      ...limited(300, 41),
    },
    {
      shop_id: shopId('otter'),
      name: 'A friend for the pillow',
      use_type: 2,
      money_minor: 400,
      min_minor: 2000,
      product_ids: goodsOf('otter', 'Soft Toys'),
      ...fixed(-1, 60),
    },
    ...SHOP_COUPONS.map(([key, name], index) => ({
      ...ofShop(key, name, 300 + (index % 4) * 200, 2500 + (index % 4) * 1500),
      ...(index % 2 ? days(15) : fixed(-10, 45 + index)),
      ...(index % 3 === 2 ? limited(400, 60 + index * 7) : {}),
    })),
    { ...ofShop('vermilion', 'From our own shelves', 600, 5000), ...fixed(-2, 28) },
    {
      ...ofShop('quayline', 'For the big purchase', 4000, 30000),
      ...fixed(-2, 28),
      ...limited(100, 0),
    },
  ];
  return rows.map((row, index) => ({ ...row, id: index + 1 }));
}

/** Names in the language of the shop. */
const SHOP_COUPONS: readonly [ShopKey, string][] = [
  ['harbour', 'A place at the table'],
  ['lumen', 'Light for the evening'],
  ['qinghe', '新茶尝鲜'],
  ['shiguang', '纸墨之礼'],
  ['mali', 'ของดีจากสวน'],
  ['inesa', 'De la huerta a tu mesa'],
  ['maison', 'L’heure du goûter'],
  ['fennimoor', 'Room in the wardrobe'],
  ['thistle', 'For the next mile'],
  ['dewlight', 'A fresh face'],
  ['quayline', 'Fully charged'],
  ['otter', 'For a rainy afternoon'],
  ['northfell', 'Weekend outdoors'],
  ['mossy', 'Green for the windowsill'],
  ['lantern', 'One more chapter'],
  ['corda', 'Fresh strings'],
  ['pinwheel', 'A full larder'],
];
