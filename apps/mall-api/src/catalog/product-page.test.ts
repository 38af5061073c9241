import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, withDatabases } from '../testing/app';
import { expectContract } from '../testing/contract-check';
import { fillLittleMall } from '../testing/little-mall';
import { refreshListings } from './jobs';

describe('the page of goods', () => {
  withDatabases((openApp) => {
    let mall: TestApp;
    beforeAll(async () => {
      mall = await openApp();
      await fillLittleMall(mall.db);
    });

    test('the page of goods has its skus by chosen values', async () => {
      const { data } = await mall.call('productDetail', { params: { id: 1 } });
      expect(data.productInfo).toMatchObject({
        merId: 1,
        price: '12.50',
        otPrice: '15.00',
        sliderImage: '["/picture/mug.webp","/picture/mug2.webp"]',
      });
      expect(data.productAttr).toMatchObject([{ attrName: 'Size', attrValues: 'S,L' }]);
      expect(Object.keys(data.productValue)).toEqual(['S', 'L']);
      expect(data.productValue.S).toMatchObject({ stock: 12, attrValue: '{"Size":"S"}' });
      expect(data.merchantInfo).toMatchObject({
        name: 'Kiln & Co',
        isSelf: true,
        isCollect: false,
      });
      expect(data.guaranteeList).toMatchObject([{ name: 'Returns' }]);
    });

    test('the other goods of the shop have their ratings', async () => {
      await sql`
        insert into review (product_id, nickname, quality, service, star, comment)
        values (5, 'Guest', 5, 5, 4, '')`.execute(mall.db);
      await refreshListings(mall);
      const answer = await mall.call('productDetail', { params: { id: 1 } });
      expectContract('productDetail', answer);
      expect(answer.data.merchantInfo.proList).toContainEqual(
        expect.objectContaining({ id: 5, reviewCount: 1, stars: 4 }),
      );
    });

    test('the other goods of the shop begin with those of the same category of the shop', async () => {
      const beside = async () => {
        const { data } = await mall.call('productDetail', { params: { id: 1 } });
        return data.merchantInfo.proList.map(({ id }: { id: number }) => id);
      };
      const before: number[] = await beside();
      const last = before.at(-1) ?? 0;
      expect(before.length).toBeGreaterThan(1);
      await mall.db
        .insertInto('shop_goods_category')
        .values({ id: 900, shop_id: 1, pid: 0, name: 'Cups', level: 1 })
        .execute();
      await mall.db
        .updateTable('product')
        .set({ shop_goods_category_id: 900 })
        .where('id', 'in', [1, last])
        .execute();
      expect(await beside()).toEqual([last, ...before.slice(0, -1)]);
    });

    test('whoever follows the shop and collected the goods sees it, nobody else', async () => {
      const { id, token } = await mall.signUp();
      await mall.db.insertInto('collect_product').values({ user_id: id, product_id: 1 }).execute();
      await mall.db.insertInto('collect_shop').values({ user_id: id, shop_id: 1 }).execute();
      const look = async (options: object) => {
        const { data } = await mall.call('productDetail', { params: { id: 1 }, ...options });
        return [data.userCollect, data.merchantInfo.isCollect];
      };
      expect(await look({ token })).toEqual([true, true]);
      expect(await look({})).toEqual([false, false]);
    });

    test.each([6, 7, 8, 999])('goods %i that nobody may see are code 500', async (id) => {
      const answer = await mall.call('productDetail', { params: { id } });
      expect(answer).toMatchObject({
        code: 500,
        message: expect.stringContaining('no longer available'),
      });
    });

    test('says what one piece costs to send, and where to', async () => {
      const { data } = await mall.call('productDetail', { params: { id: 1 } });
      expect(data.deliveryZones).toEqual([
        { countries: [], freightFee: expect.any(String), freeFrom: null, days: null },
      ]);
    });

    test('counts and lists reviews, with names masked', async () => {
      const params = { id: 1 };
      expect((await mall.call('reviewSummary', { params })).data).toEqual({
        sumCount: 4,
        goodCount: 2,
        inCount: 1,
        poorCount: 1,
        replyChance: '0.50',
        replyStar: 3,
        stars: 3.3,
        pictureCount: 1,
        specifications: [],
      });
      const detail = await mall.call('reviewDetail', { params });
      expectContract('reviewDetail', detail);
      const newest = (await mall.call('reviewList', { params, query: {} })).data.list[0];
      expect(detail.data).toMatchObject({ sumCount: 4, productReply: { id: newest.id } });
      const none = await mall.call('reviewDetail', { params: { id: 999 } });
      expect(none.data).toMatchObject({ sumCount: 0, productReply: null });
      const good = (await mall.call('reviewList', { params, query: { type: 1 } })).data;
      expect(good.total).toBe(2);
      expect(good.list.map((review: { nickname: string }) => review.nickname)).toEqual([
        '小**',
        'A**e',
      ]);
    });

    test('four stars are good, three general, two bad', async () => {
      const own = await openApp();
      await fillLittleMall(own.db);
      for (const [star, counts] of [
        [5, [4, 0, 0]],
        [4, [4, 0, 0]],
        [3, [0, 4, 0]],
        [2, [0, 0, 4]],
        [1, [0, 0, 4]],
      ] as const) {
        await own.db.updateTable('review').set({ star }).execute();
        const { data } = await own.call('reviewSummary', { params: { id: 1 } });
        expect([data.goodCount, data.inCount, data.poorCount], `${star}`).toEqual(counts);
        const totals = [1, 2, 3].map(async (type) => {
          const found = await own.call('reviewList', { params: { id: 1 }, query: { type } });
          return found.data.total;
        });
        expect(await Promise.all(totals), `${star}`).toEqual(counts);
      }
    });

    test('reviews are narrowed to those with pictures and to a specification', async () => {
      const bought = { sku: 'S' };
      await mall.db.updateTable('review').set(bought).where('star', '>', 3).execute();
      const total = async (query: Record<string, string | number | boolean>) =>
        (await mall.call('reviewList', { params: { id: 1 }, query })).data.total;
      expect(await total({ withPictures: true })).toBe(1);
      expect(await total({ withPictures: true, type: 3 })).toBe(0);
      expect(await total({ sku: 'S' })).toBe(2);
      expect(await total({ sku: 'L' })).toBe(0);
      const numbers = (await mall.call('reviewSummary', { params: { id: 1 } })).data;
      expect(numbers.specifications).toEqual([{ sku: 'S', name: 'S', count: 2 }]);
    });
  });
});
