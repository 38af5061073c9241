import {
  countOpeningSales,
  type Database,
  postAllDue,
  recountShop,
  type SeedOptions,
} from '@vermilion/mall-api';
import type { Kysely, Transaction } from 'kysely';
import { ADDRESSES, cartRows, userCouponRows } from './account-rows';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts';
import { amountsIn } from './amounts';
import { buildMall, type DemoMall } from './build-mall';
import { BUYERS } from './buyers';
import { agreements, HOT_WORDS } from './content';
import { insertAll } from './insert';
import { buildOrders } from './orders';
import { seedPoints } from './points';
import { paidBack } from './refunds';
import { SHOP_TYPES, TRADES } from './shops';
import { seedStaff } from './staff';
import { translations } from './translations';

/** In percent of the current price. */
const PRICES_THEN = [125, 115, 100, 90];

/** Seeds an empty mall in one transaction. The caller ensures that it is empty. */
export async function seedDemo(
  db: Kysely<Database>,
  { progress, hashPassword, now, policy }: SeedOptions,
): Promise<void> {
  const mall = buildMall(now, policy);
  const password = await hashPassword(DEMO_PASSWORD);
  await db.transaction().execute(async (tx) => {
    // first, so that no indexed texts change
    await insertAll(tx, 'translation', translations(mall));
    progress(`Creating ${mall.shops.length} shops`);
    await seedShops(tx, mall);
    progress(`Creating ${mall.products.length} goods`);
    await seedGoods(tx, mall);
    progress('Creating banners and activities');
    await seedContent(tx, mall);
    progress(`Creating ${DEMO_ACCOUNTS.length} demo accounts`);
    await seedAccounts(tx, mall, password, { now, policy });
    await seedStaff(tx, password, now);
  });
}

async function seedShops(tx: Kysely<Database>, mall: DemoMall): Promise<void> {
  await insertAll(
    tx,
    'shop_type',
    SHOP_TYPES.map((type, index) => ({ ...type, id: index + 1, sort: 10 - index })),
  );
  await insertAll(
    tx,
    'shop_category',
    TRADES.map(({ name, fee }, index) => ({
      id: index + 1,
      name,
      handling_fee: fee,
      sort: 100 - index,
    })),
  );
  await insertAll(tx, 'shop', mall.shops);
  await insertAll(tx, 'shop_goods_category', mall.shelves);
}

async function seedGoods(
  tx: Kysely<Database>,
  { categories, guarantees, products }: DemoMall,
): Promise<void> {
  await insertAll(tx, 'category', categories);
  await insertAll(tx, 'guarantee', guarantees);
  await insertAll(
    tx,
    'product',
    products.map((product) => product.row),
  );
  await insertAll(
    tx,
    'product_attr',
    products.flatMap((product) => product.attrs),
  );
  await insertAll(
    tx,
    'sku',
    products.flatMap((product) => product.skus),
  );
}

async function seedContent(tx: Kysely<Database>, mall: DemoMall): Promise<void> {
  await insertAll(tx, 'review', mall.reviews);
  await insertAll(tx, 'banner', mall.banners);
  await insertAll(
    tx,
    'hot_keyword',
    HOT_WORDS.map((title, index) => ({ title, sort: 100 - index })),
  );
  await insertAll(tx, 'activity', mall.activities);
  await insertAll(tx, 'activity_product', mall.activityGoods);
  await insertAll(
    tx,
    'setting',
    Object.entries(mall.settings).map(([name, value]) => ({ name, value: JSON.stringify(value) })),
  );
  await insertAll(tx, 'agreement_version', agreements(mall.facts));
  await insertAll(tx, 'coupon', mall.coupons);
}

async function seedAccounts(
  tx: Transaction<Database>,
  mall: DemoMall,
  password: string,
  { now, policy }: Pick<SeedOptions, 'now' | 'policy'>,
): Promise<void> {
  const { products, coupons, avatars } = mall;
  const orders = buildOrders(products, mall.composer, now, policy);
  await insertAll(
    tx,
    'user_account',
    DEMO_ACCOUNTS.map(({ id, email, countryCode, phone, nickname }, index) => ({
      id,
      kind: 'email' as const,
      email,
      country_code: countryCode,
      phone,
      phone_e164: `+${countryCode}${phone}`,
      nickname,
      avatar: avatars[index],
      password_hash: password,
    })),
  );
  await insertAll(
    tx,
    'user_account',
    BUYERS.map(({ id, real_name, email, country_code, phone }) => ({
      id,
      kind: 'visitor' as const,
      email,
      country_code,
      phone,
      phone_e164: `+${country_code}${phone}`,
      nickname: real_name,
    })),
  );
  await insertAll(tx, 'user_address', ADDRESSES);
  await insertAll(tx, 'cart_item', cartRows(products, amountsIn(policy)));
  await insertAll(tx, 'user_coupon', userCouponRows(coupons, orders.usedOn, now, policy));
  await insertAll(tx, 'order_group', orders.groups);
  await insertAll(tx, 'shop_order', orders.orders);
  await insertAll(tx, 'order_line', orders.lines);
  await insertAll(tx, 'payment', orders.payments);
  await insertAll(tx, 'refund_order', orders.refunds);
  await insertAll(tx, 'refund_line', orders.refundLines);
  await insertAll(
    tx,
    'payment_refund',
    paidBack(orders.orders, orders.groups, orders.refunds, policy.currency.currency),
  );
  await insertAll(tx, 'review', orders.reviews);
  for (const { id } of mall.shops) await recountShop(tx, id);
  await seedPoints(tx, orders.orders, policy, now);
  await postAllDue(tx, { now });
  await countOpeningSales(tx);
  const collected = products.filter((product) => product.row.id % 37 === 5).slice(0, 12);
  await insertAll(
    tx,
    'collect_product',
    collected.map(({ row }, index) => ({
      user_id: (index % 2) + 1,
      product_id: row.id,
      // since then some became cheaper, and one more expensive
      price_minor: Math.round(
        (row.price_minor * (PRICES_THEN[index % PRICES_THEN.length] ?? 100)) / 100,
      ),
    })),
  );
  await insertAll(
    tx,
    'collect_shop',
    [2, 4, 8].map((shop_id) => ({ user_id: 1, shop_id })),
  );
}
