import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  checkCoupon,
  checkFreightRule,
  checkShopProfile,
  couponDraftOf,
  fromWire,
  type OperationId,
  shopProfileOf,
} from '@vermilion/mall-api';
import { type TestApp, withDatabases } from '@vermilion/mall-api/testing/app';
import { expectEverythingToAgree } from '@vermilion/mall-api/testing/ledger-agrees';
import { asOperator } from '@vermilion/mall-api/testing/operator-call';
import { expectPointsToAgree } from '@vermilion/mall-api/testing/points-agree';
import { expectSumsToAgree } from '@vermilion/mall-api/testing/sums';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { demoMall } from '../demo-mall';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts';
import { operatorWriters, writtenOtherwise } from './table-writers';

type Query = Record<string, string | number>;
interface Line {
  price: string;
  payNum: number;
}

/** The seeded mall as a storefront walks through it: every page, every order. */
withDatabases((openApp) => {
  const pictureDir = mkdtempSync(join(tmpdir(), 'demo-mall-'));
  let mall: TestApp;
  afterAll(async () => {
    await mall.app.close();
    rmSync(pictureDir, { recursive: true, force: true });
  });
  beforeAll(async () => {
    mall = await openApp({ extension: demoMall, settings: { pictureDir } });
  });

  test('rates each shop by its reviews, some better than others', async () => {
    const { list } = (await mall.call('shopSearch', { query: { page: 1, limit: 50 } })).data;
    const { rows } = await sql<{ id: number; stars: number }>`
      select shop_id as id, round(avg(service), 1)::float as stars
      from review join product on product.id = product_id group by shop_id`.execute(mall.db);
    const means = new Map(rows.map(({ id, stars }) => [id, stars]));
    const stars = (list as { id: number; stars: number }[]).map((shop) => {
      expect(shop.stars, String(shop.id)).toBe(means.get(shop.id));
      return shop.stars;
    });
    expect(new Set(stars).size).toBeGreaterThan(4);
    expect(Math.max(...stars)).toBeLessThan(5);
  });

  test('has shops and coupons as operators can save them', async () => {
    for (const shop of await mall.db.selectFrom('shop').selectAll().execute()) {
      checkShopProfile(shopProfileOf(shop));
      if (shop.freight) checkFreightRule(shop.freight);
    }
    const coupons = await mall.db.selectFrom('coupon').selectAll().execute();
    expect(new Set(coupons.map((coupon) => coupon.use_type))).toEqual(new Set([1, 2, 3, 4]));
    for (const coupon of coupons) checkCoupon(couponDraftOf(coupon));
  });

  test('fills no table that only a seed can write', async () => {
    const { rows: tables } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = current_schema()`.execute(mall.db);
    const filled: string[] = [];
    for (const { name } of tables) {
      const { rows } = await sql`select from ${sql.table(name)} limit 1`.execute(mall.db);
      if (rows.length > 0) filled.push(name);
    }
    const known = [...Object.keys(operatorWriters), ...writtenOtherwise];
    expect(filled.filter((name) => !known.includes(name))).toEqual([]);
  });

  test('has goods whose export is imported without a change', async () => {
    const call = await asOperator(mall);
    const goods = mall.db.selectFrom('product').select(['id', 'version']).orderBy('id');
    const before = await goods.execute();
    let unchanged = 0;
    for (let after: number | null = 0; after !== null;) {
      const { data } = await call('exportGoods', { query: { after } });
      const rows = (data.rows as object[]).map((cells, at) => ({ line: at + 2, cells }));
      const answer = await call('importGoods', { body: { columns: data.columns, rows } });
      expect(answer.data).toMatchObject({ created: 0, changed: 0, problems: [] });
      unchanged += answer.data.unchanged;
      after = data.next;
    }
    expect(unchanged).toBe(before.length);
    expect(await goods.execute()).toEqual(before);
  });

  test('draws the images of the home page ahead', async () => {
    const { data } = await mall.call('homeIndex', { headers: { 'x-image-addresses': 'relative' } });
    const [{ pic }] = data.banner;
    await mall.app.listen();
    await vi.waitFor(() => expect(readdirSync(pictureDir, { recursive: true })).not.toEqual([]), {
      timeout: 30_000,
    });
    const image = await mall.app.inject(pic);
    expect([image.statusCode, image.headers['content-type']]).toEqual([200, 'image/webp']);
  });

  /** Every row of a list, page by page; each page keeps to what the first one promised. */
  async function walk(id: OperationId, query: Query, limit: number, token?: string) {
    const rows: Record<string, unknown>[] = [];
    for (let page = 1; ; page += 1) {
      const answer = await mall.call(id, {
        query: { ...query, page, limit },
        ...(token && { token }),
      });
      expect(answer.code, answer.message).toBe(200);
      const { list, total, pages, isLastPage } = answer.data;
      rows.push(...list);
      expect(pages).toBe(Math.ceil(total / limit));
      expect(list.length).toBe(Math.max(0, Math.min(limit, total - (page - 1) * limit)));
      expect(isLastPage).toBe(page >= pages);
      if (page >= pages) {
        expect(rows.length).toBe(total);
        return rows;
      }
    }
  }

  const direction = fc.constantFrom('asc', 'desc', '');
  const price = fc.integer({ min: 0, max: 20_000 }).map((minor) => (minor / 100).toFixed(2));
  const filters = fc.record(
    {
      keyword: fc.constantFrom('', 'a', 'tea', 'red cup', '茶', 'ชา', '%', '_', 'zzz'),
      cid: fc.integer({ min: 1, max: 74 }),
      merId: fc.integer({ min: 1, max: 19 }),
      minPrice: price,
      maxPrice: price,
      priceOrder: direction,
      salesOrder: direction,
      newOrder: direction,
    },
    { requiredKeys: [] },
  );

  test('the pages of any search hold every row once, in one order', async () => {
    const limits = fc.tuple(fc.integer({ min: 5, max: 60 }), fc.integer({ min: 5, max: 60 }));
    await fc.assert(
      fc.asyncProperty(filters, limits, async (query, [one, other]) => {
        const ids = (await walk('productList', query, one)).map((row) => row.id);
        expect(new Set(ids).size).toBe(ids.length);
        const again = await walk('productList', query, other);
        expect(again.map((row) => row.id)).toEqual(ids);
      }),
      { numRuns: 30 },
    );
  });

  test.each(['recommendedProducts', 'shopStreet', 'shopSearch', 'claimableCoupons'] as const)(
    'the pages of %s hold every row once',
    async (id) => {
      const ids = (await walk(id, {}, 7)).map((row) => row.id);
      expect(new Set(ids).size).toBe(ids.length);
      expect((await walk(id, {}, 100)).map((row) => row.id)).toEqual(ids);
    },
  );

  describe.each(DEMO_ACCOUNTS)('$email', (account) => {
    const userId = account.id;
    let token: string;
    beforeAll(async () => {
      const body = { email: account.email, password: DEMO_PASSWORD };
      token = (await mall.call('loginByEmail', { body })).data.token;
    });
    const tab = (type: number, limit = 3) => walk('orderList', { type }, limit, token);
    const amount = (text: unknown) => fromWire(mall.deps.policy, String(text));
    const goodsOf = (lines: Line[]) =>
      lines.reduce((sum, line) => sum + amount(line.price) * line.payNum, 0);

    test('signs in by mail and by phone, and is told the number without its calling code', async () => {
      const { email, phone, countryCode } = account;
      const calls = [
        mall.call('loginByEmail', { body: { email, password: DEMO_PASSWORD } }),
        mall.call('loginByPhone', { body: { phone, countryCode, password: DEMO_PASSWORD } }),
      ];
      for (const { data } of await Promise.all(calls)) {
        expect(data).toMatchObject({ uid: userId, email, phone });
        const info = await mall.call('userInfo', { token: data.token });
        expect(info.data).toMatchObject({ email, phone, userType: 'email' });
      }
    });

    test('counts on the tabs are what the tabs hold', async () => {
      const { data } = await mall.call('orderData', { token });
      const unpaid = await walk('awaitPayList', {}, 2, token);
      const [toShip, toReceive, received, toReview, completed] = await Promise.all(
        [1, 2, 3, 4, 5].map((type) => tab(type)),
      );
      expect(data).toMatchObject({
        unPaidCount: unpaid.length,
        unShippedCount: toShip?.length,
        receivedCount: toReceive?.length,
        commentCount: toReview?.length,
        completeCount: received?.length,
      });
      expect(data.unPaidCount).toBeGreaterThan(0);
      const numbers = (rows: Record<string, unknown>[] = []) => rows.map((row) => row.orderNo);
      expect(numbers(received).sort()).toEqual(
        [...numbers(toReview), ...numbers(completed)].sort(),
      );
    });

    test('each tab shows its own state, paid and without a refund', async () => {
      const states = { 1: [0], 2: [1], 3: [2, 3], 4: [2], 5: [3] };
      for (const [type, allowed] of Object.entries(states)) {
        for (const row of await tab(Number(type), 100)) {
          expect(row).toMatchObject({ paid: true, refundStatus: 0 });
          expect(allowed).toContain(row.status);
        }
      }
    });

    test('every order adds up to the cent: lines, shops, whole', async () => {
      const groups = await mall.db
        .selectFrom('order_group')
        .select('order_no as orderNo')
        .where('user_id', '=', userId)
        .execute();
      expect(groups.length).toBeGreaterThan(5);
      for (const params of groups) {
        const { data } = await mall.call('masterOrderDetail', { token, params });
        const parts = await Promise.all(
          data.orderList.map(async ({ orderNo }: { orderNo: string }) => {
            return (await mall.call('orderDetail', { token, params: { orderNo } })).data;
          }),
        );
        for (const part of parts) {
          expect(goodsOf(part.orderInfoList)).toBe(amount(part.proTotalPrice));
        }
        for (const order of [data, ...parts]) {
          expect(amount(order.payPrice)).toBe(
            amount(order.proTotalPrice) + amount(order.payPostage) - amount(order.couponPrice),
          );
        }
        for (const field of ['proTotalPrice', 'payPostage', 'couponPrice', 'payPrice']) {
          const sum = parts.reduce((all, part) => all + amount(part[field]), 0);
          expect(sum, `${params.orderNo} ${field}`).toBe(amount(data[field]));
        }
        expect(parts.reduce((all, part) => all + part.totalNum, 0)).toBe(data.totalNum);
      }
      await expectSumsToAgree(mall.db);
    });

    test('the ledger agrees with the orders, and shops are owed their sales', async () => {
      await expectEverythingToAgree(mall.db);
      const { rows } = await sql<{ shops: number; open: number }>`
        select count(distinct account) filter (where account like 'shopPayable:%')::int as shops,
          coalesce(sum(amount_minor) filter (where account like 'refundsPayable:%'), 0)::int as open
        from ledger_entry`.execute(mall.db);
      expect(rows[0]?.shops).toBeGreaterThan(5);
      // One refund is accepted whose money has not gone back
      expect(rows[0]?.open).toBeLessThan(0);
    });

    test('the points add up, and some can be spent', async () => {
      const { data } = await mall.call('pointsSummary', { token });
      expect(data.integral).toBeGreaterThan(0);
      expect(data.integral + data.frozenIntegral).toBe(data.sumIntegral);
      expect(await walk('pointsList', {}, 2, token)).not.toEqual([]);
      await expectPointsToAgree(mall.db);
    });
  });
});
