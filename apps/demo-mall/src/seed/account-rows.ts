import type { CartItemTable, Policy, UserAddressTable, UserCouponTable } from '@vermilion/mall-api';
import type { Insertable } from 'kysely';
import type { ToAmount } from './amounts';
import type { DemoProduct } from './catalogue';
import type { CouponRow } from './coupons';
import { endOfDay } from './mall-time';
import { random } from './random';

const DAY = 86_400_000;

type Address = Insertable<UserAddressTable> & { id: number };

const address = (
  id: number,
  user: 1 | 2,
  [name, phone, country, code]: [string, string, string, string],
  detail: string,
  postCode: string,
  isDefault = false,
): Address => ({
  id,
  user_id: user,
  real_name: name,
  phone,
  email: user === 1 ? 'ming@vermilion.example' : 'sofia@vermilion.example',
  country,
  country_code: code,
  detail,
  post_code: postCode,
  is_default: isDefault,
});

/** Delivery addresses of the demo accounts. */
export const ADDRESSES: Address[] = [
  address(
    1,
    1,
    ['Ming Zhao', '13800000001', 'China', '86'],
    '上海市徐汇区梧桐路 18 弄 6 号 302 室',
    '200031',
    true,
  ),
  address(
    2,
    1,
    ['Ming Zhao (office)', '13800000001', 'China', '86'],
    '上海市静安区石门路 200 号 12 楼',
    '200041',
  ),
  address(
    3,
    1,
    ['Zhao Lan', '0812345678', 'Thailand', '66'],
    '27/4 Soi Kasem 9, Watthana, Bangkok',
    '10110',
  ),
  address(
    4,
    2,
    ['Sofia Marchetti', '612345678', 'Spain', '34'],
    'Calle del Olmo 14, 3º B, Valdeflores',
    '28012',
    true,
  ),
  address(
    5,
    2,
    ['Sofia Marchetti', '2075550142', 'United Kingdom', '44'],
    'Flat 5, 31 Lantern Street, Millbrook',
    '40217',
  ),
];

/** Carts of the demo accounts: goods of several shops. */
export function cartRows(products: DemoProduct[], amount: ToAmount): Insertable<CartItemTable>[] {
  return [1, 2].flatMap((user) => {
    const dice = random(`cart ${user}`);
    const inStock = dice.shuffle(
      products.filter(
        (product) => (product.skus[0]?.stock ?? 0) > 3 && product.base.price < 12_000,
      ),
    );
    return inStock.slice(0, user === 1 ? 6 : 4).map((product, index) => ({
      user_id: user,
      product_id: product.row.id,
      sku_id: product.skus[0]?.id ?? 0,
      quantity: dice.int(1, 3),
      // the price of the first has fallen since, that of the second has risen
      price_minor: (product.skus[0]?.price_minor ?? 0) + amount([300, -150][index] ?? 0),
    }));
  });
}

/** Coupons of the demo accounts: usable, used, and expired ones. */
export function userCouponRows(
  coupons: CouponRow[],
  usedOn: Map<number, number>,
  now: Date,
  zone: Pick<Policy, 'zoneOffsetMinutes'>,
): (Insertable<UserCouponTable> & { id: number })[] {
  const at = (days: number) => new Date(now.getTime() + days * DAY);
  const id = (name: string) => coupons.find((coupon) => coupon.name === name)?.id ?? 0;
  const friends = coupons.filter((coupon) => coupon.use_type === 1).map((coupon) => coupon.id);
  return [1, 2].flatMap((user) => {
    const first = (user - 1) * 10 + 1;
    return [
      {
        id: first,
        coupon_id: id('For a full basket'),
        status: 'used' as const,
        start_at: at(-20),
        end_at: endOfDay(zone, now, 40),
        used_at: at(-4),
        order_group_id: usedOn.get(user) ?? null,
      },
      {
        id: first + 1,
        coupon_id: id('Autumn market'),
        status: 'expired' as const,
        start_at: at(-90),
        end_at: endOfDay(zone, now, -10),
      },
      {
        id: first + 2,
        coupon_id: id('Welcome to the mall'),
        start_at: at(-2),
        end_at: endOfDay(zone, now, 12),
      },
      {
        id: first + 3,
        coupon_id: id('Home and kitchen week'),
        start_at: at(-3),
        end_at: endOfDay(zone, now, 25),
      },
      {
        id: first + 4,
        coupon_id: id('A mug for every hand'),
        start_at: at(-5),
        end_at: endOfDay(zone, now, 30),
      },
      ...friends.slice(user, user + 3).map((coupon_id, index) => ({
        id: first + 5 + index,
        coupon_id,
        start_at: at(-1),
        end_at: endOfDay(zone, now, 14),
      })),
    ].map((row) => ({ ...row, user_id: user }));
  });
}
