import { checkStoredGoods, type Database, DEMO_DOMAIN, readPolicy } from '@vermilion/mall-api';
import { openEmbeddedForTest, type TestDatabase } from '@vermilion/mall-api/testing/databases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoRecipes } from '../images/demo-recipes';
import { demoPolicy } from './demo-policy';
import { seedDemo } from './seed';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openEmbeddedForTest();
  await seedDemo(opened.db, {
    progress: () => {},
    hashPassword: async (password) => `hash of ${password}`,
    now: opened.now(),
    policy: readPolicy(undefined, demoPolicy),
  });
});
afterAll(() => opened.close());

const count = async (table: keyof Database) => {
  const row = await opened.db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
};

describe('a seeded mall', () => {
  test('has shops, categories, goods and reviews in the promised numbers', async () => {
    expect(await count('shop')).toBe(18);
    expect(await count('shop_type')).toBe(4);
    expect(await count('shop_category')).toBeGreaterThanOrEqual(12);
    expect(await count('category')).toBe(12 + 61);
    expect(await count('product')).toBe(480 + 6);
    expect(await count('review')).toBeGreaterThan(1200);
    expect(await count('activity')).toBe(6);
    expect(await count('hot_keyword')).toBeGreaterThanOrEqual(6);
  });

  test('has goods that keep the rules of those that operators write', async () => {
    const policy = readPolicy(undefined, demoPolicy);
    expect(await checkStoredGoods({ policy }, opened.db)).toEqual([]);
    const { id, ...sku } = await opened.db
      .selectFrom('sku')
      .select(['id', 'product_id', 'price_minor'])
      .limit(1)
      .executeTakeFirstOrThrow();
    const set = (price: number) =>
      opened.db.updateTable('sku').set({ price_minor: price }).where('id', '=', id).execute();
    await set(0);
    const goodsId = sku.product_id;
    expect(await checkStoredGoods({ policy }, opened.db, [goodsId])).toMatchObject([
      { goodsId, rule: 'must be above 0' },
    ]);
    await set(sku.price_minor);
  });

  test('has accounts of the domain only that a real mall refuses', async () => {
    const accounts = await opened.db.selectFrom('user_account').select('email').execute();
    expect(accounts.length).toBeGreaterThan(0);
    for (const { email } of accounts) expect(email).toMatch(new RegExp(`@${DEMO_DOMAIN}$`));
  });

  test('gives the next row of a table a free id', async () => {
    const [last, next] = await Promise.all([
      opened.db
        .selectFrom('category')
        .select(({ fn }) => fn.max('id').as('id'))
        .executeTakeFirstOrThrow(),
      opened.db
        .insertInto('category')
        .values({ name: 'New', level: 1 })
        .returning('id')
        .executeTakeFirstOrThrow(),
    ]);
    expect(next.id).toBeGreaterThan(last.id);
    await opened.db.deleteFrom('category').where('id', '=', next.id).execute();
  });

  test('has activities of every type with goods, and coupons of every kind', async () => {
    const activities = await opened.db
      .selectFrom('activity')
      .innerJoin('activity_product', 'activity_id', 'id')
      .select(({ fn }) => ['type', fn.countAll<string>().as('count')])
      .groupBy(['activity.id', 'type'])
      .execute();
    const least = { 1: 8, 2: 3, 3: 5 };
    for (const { type, count } of activities)
      expect(Number(count)).toBeGreaterThanOrEqual(least[type]);
    expect(new Set(activities.map(({ type }) => type)).size).toBe(3);
    const coupons = await opened.db.selectFrom('coupon').selectAll().execute();
    expect(new Set(coupons.map((coupon) => coupon.use_type)).size).toBe(4);
    expect(
      coupons.some((coupon) => coupon.day) && coupons.some((coupon) => coupon.is_fixed_time),
    ).toBe(true);
  });

  test('has every kind of order, and sums that agree on all three levels', async () => {
    const { db } = opened;
    const [groups, orders, lines, refunds] = await Promise.all([
      db.selectFrom('order_group').selectAll().execute(),
      db.selectFrom('shop_order').selectAll().execute(),
      db.selectFrom('order_line').selectAll().execute(),
      db.selectFrom('refund_order').selectAll().execute(),
    ]);
    const total = <T>(rows: T[], amount: (row: T) => number) =>
      rows.reduce((sum, row) => sum + amount(row), 0);
    for (const user of [1, 2]) {
      const own = orders.filter((order) => order.user_id === user);
      expect([...new Set(own.map((order) => order.status))].sort()).toEqual([
        'cancelled',
        'completed',
        'toReceive',
        'toReview',
        'toShip',
      ]);
      expect(
        groups.some((group) => group.user_id === user && !group.is_paid && !group.is_cancelled),
      ).toBe(true);
    }
    expect(new Set(refunds.map((refund) => refund.status)).size).toBe(5);
    for (const group of groups) {
      const parts = orders.filter((order) => order.group_id === group.id);
      expect(total(parts, (part) => part.pay_minor)).toBe(group.pay_minor);
      expect(total(parts, (part) => part.coupon_minor)).toBe(group.coupon_minor);
    }
    for (const order of orders) {
      const parts = lines.filter((line) => line.shop_order_id === order.id);
      expect(total(parts, (part) => part.pay_minor)).toBe(order.pay_minor);
      expect(total(parts, (part) => part.price_minor * part.quantity)).toBe(order.goods_minor);
    }
    expect(
      groups.some(
        (group) =>
          group.coupon_minor > 0 &&
          orders.filter((order) => order.group_id === group.id).length > 1,
      ),
    ).toBe(true);
  });

  test('gives the shop of the public owner a month of sales', async () => {
    const { db } = opened;
    const { shop_id } = await db
      .selectFrom('staff')
      .select('shop_id')
      .where('shop_id', 'is not', null)
      .executeTakeFirstOrThrow();
    const orders = await db
      .selectFrom('shop_order')
      .innerJoin('order_group', 'order_group.id', 'shop_order.group_id')
      .select(['order_group.paid_at', 'shop_order.pay_minor'])
      .where('shop_order.shop_id', '=', shop_id)
      .where('shop_order.is_paid', '=', true)
      .where('order_group.paid_at', '>', new Date(Date.now() - 30 * 86_400_000))
      .execute();
    const days = new Set(orders.map(({ paid_at }) => paid_at?.toISOString().slice(0, 10)));
    expect(orders.length).toBeGreaterThan(25);
    expect(days.size).toBeGreaterThan(15);
    expect(orders.every(({ pay_minor }) => pay_minor > 0)).toBe(true);
  });

  test('shows no picture that the picture route does not know, and no slip of the pen', async () => {
    const tables = [
      'shop',
      'category',
      'guarantee',
      'product',
      'sku',
      'review',
      'banner',
      'activity',
      'activity_product',
      'setting',
      'user_account',
      'order_line',
    ] as const;
    for (const table of tables) {
      const text = JSON.stringify(await opened.db.selectFrom(table).selectAll().execute());
      expect(text).not.toMatch(/undefined|NaN|\[object/);
      const ids = [...text.matchAll(/\/picture\/([0-9a-f]+)\.webp/g)].map(([, id]) => id ?? '');
      expect(ids.length, table).toBeGreaterThan(0);
      expect(
        ids.filter((id) => !demoRecipes().has(id)),
        table,
      ).toEqual([]);
    }
  });
});
