import { beforeAll, describe, expect, test } from 'vitest';
import { readPolicy } from '../policy/read-policy';
import { type TestApp, withDatabases } from '../testing/app';
import { expectContract } from '../testing/contract-check';
import { fillLittleMall } from '../testing/little-mall';

describe('the home page', () => {
  withDatabases((openApp) => {
    let mall: TestApp;
    beforeAll(async () => {
      mall = await openApp({ settings: { imageBase: 'https://img.example' } });
      await fillLittleMall(mall.db);
    });

    test('has banners, logo, currency and contact', async () => {
      const { data } = await mall.call('homeIndex');
      expect(data).toMatchObject({
        banner: [{ pic: 'https://img.example/picture/main.webp' }],
        bastBanner: [{ pic: 'https://cdn.example/strip.webp' }],
        logoUrl: 'https://img.example/picture/logo.webp',
        consumerType: 'email',
      });
      expect(JSON.parse(data.shopPayCurrency)).toMatchObject({ symbol: '$', ID: '256' });
    });

    test('says of the mall what its owner decided', async () => {
      const name = { en: 'Harbour Mall', 'zh-CN': '海港商城' };
      const contact = { type: 'hotline', hotline: '+44 20 7946 0018' } as const;
      const {
        mall: decided,
        currency,
        refund,
      } = readPolicy(undefined, {
        mall: { name, contact },
        currency: { currency: 'GBP', symbol: '£' },
        refund: { days: 10 },
      });
      const own = await openApp({ policy: { mall: decided, currency, refund } });
      const { data } = await own.call('homeIndex');
      expect(data.mall).toEqual({
        name,
        address: null,
        zoneOffsetMinutes: 480,
        pointsPerUnit: 1,
        terms: { receiveDays: 15, refundDays: 10, sendBackDays: 14, arrivalDays: null },
        contactTypes: ['hotline'],
      });
      expect(data).toMatchObject({
        consumerType: 'hotline',
        consumerHotline: '+44 20 7946 0018',
        consumerEmail: null,
      });
      expect(JSON.parse(data.shopPayCurrency)).toMatchObject({ currency: 'GBP', symbol: '£' });
    });

    test('names every way to its service that the owner offers, and the mall for phones', async () => {
      const { mall: decided } = readPolicy(undefined, {
        mall: {
          mobileUrl: 'https://m.harbour.example',
          serviceHours: { en: 'Mon – Fri, 9 – 17' },
          contact: {
            type: 'h5',
            also: ['hotline', 'email', 'h5'],
            h5Url: 'https://chat.harbour.example',
            hotline: '+44 20 7946 0018',
          },
        },
      });
      const own = await openApp({ policy: { mall: decided } });
      expect((await own.call('homeIndex')).data.mall).toMatchObject({
        mobileUrl: 'https://m.harbour.example',
        serviceHours: { en: 'Mon – Fri, 9 – 17' },
        // An e-mail address is offered but not set
        contactTypes: ['h5', 'hotline'],
      });
    });

    test('has a logo for dark grounds where the owner gave one', async () => {
      expect((await mall.call('homeIndex')).data.mall).not.toHaveProperty('logoDarkUrl');
      const own = await openApp();
      const value = '"/picture/logo-dark.webp"';
      await own.db.insertInto('setting').values({ name: 'logoDark', value }).execute();
      expect((await own.call('homeIndex')).data.mall).toMatchObject({
        logoDarkUrl: expect.stringMatching(/\/picture\/logo-dark\.webp$/),
      });
    });

    test('shows open activities with goods that can be bought, three in tiles', async () => {
      const { data } = await mall.call('homeActivities');
      expect(data).toHaveLength(1);
      expect(data[0]).toMatchObject({ name: 'Tiles', type: 2 });
      expect(data[0].productList.map(({ proId }: { proId: number }) => proId)).toEqual([1, 2, 3]);
      const all = await mall.call('activityProducts', { params: { aid: 1 } });
      expect(all.data.total).toBe(4);
      const best = (await mall.call('leaderboard')).data[0];
      const same = all.data.list.find(({ proId }: { proId: number }) => proId === best.id);
      expect(same).toMatchObject({ sales: best.sales });
    });

    test('sorts and filters the goods of an activity, and counts what filters leave', async () => {
      const goodsOf = async (query: Record<string, string>) => {
        const { data } = await mall.call('activityProducts', { params: { aid: 1 }, query });
        return data.list as { proId: number; price: string; sales: number }[];
      };
      const own = (await goodsOf({})).map(({ proId }) => proId);
      const prices = (await goodsOf({ priceOrder: 'asc' })).map(({ price }) => Number(price));
      expect(prices).toEqual([...prices].sort((a, b) => a - b));
      const sold = (await goodsOf({ salesOrder: 'desc' })).map(({ sales }) => sales);
      expect(sold).toEqual([...sold].sort((a, b) => b - a));
      const minPrice = String(prices.at(-1));
      const dear = (await goodsOf({ minPrice })).map(({ proId }) => proId);
      expect(dear.length).toBeLessThan(own.length);
      expect(own).toEqual(expect.arrayContaining(dear));
      const facets = (query: object) => mall.call('productFacets', { query: { aid: 1, ...query } });
      expect((await facets({})).data.total).toBe(own.length);
      expect((await facets({ minPrice })).data.total).toBe(dear.length);
      expect((await facets({ aid: 99 })).data.total).toBe(0);
    });

    test.each([3, 99])('activity %i, over or unknown, is code 500', async (aid) => {
      for (const id of ['activityProducts', 'activityDetail'] as const) {
        expect((await mall.call(id, { params: { aid } })).code).toBe(500);
      }
    });

    /** A mall with activities that end. */
    async function mallEnding(ends_at: string) {
      const own = await openApp();
      await fillLittleMall(own.db);
      await own.db
        .updateTable('activity')
        .set({ ends_at: new Date(ends_at) })
        .execute();
      return own;
    }

    test('says until when an activity is open, and shows none that is over', async () => {
      const open = await mallEnding('2099-12-31T15:59:59Z');
      const endTime = '2099-12-31 23:59:59';
      expect((await open.call('homeActivities')).data).toMatchObject([{ name: 'Tiles' }]);
      const params = { aid: 1 };
      expect((await open.call('activityDetail', { params })).data).toMatchObject({ endTime });
      const over = await mallEnding('2001-01-01T00:00:00Z');
      expect((await over.call('homeActivities')).data).toEqual([]);
      expect((await over.call('activityDetail', { params })).code).toBe(500);
    });

    test('names the activities that follow one, and none without goods', async () => {
      const own = await openApp();
      await fillLittleMall(own.db);
      const othersOf = async (aid: number) => {
        const answer = await own.call('activityDetail', { params: { aid } });
        expectContract('activityDetail', answer);
        return answer.data.others.map(({ name }: { name: string }) => name);
      };
      expect(await othersOf(1)).toEqual([]);
      const { id } = await own.db
        .insertInto('activity')
        .values({ name: 'Teas', type: 1, banner: '["/picture/b.webp"]' })
        .returning('id')
        .executeTakeFirstOrThrow();
      await own.db
        .insertInto('activity_product')
        .values({ activity_id: id, product_id: 1, picture: '/picture/p1.webp', sort: 1 })
        .execute();
      expect(await othersOf(1)).toEqual(['Teas']);
      expect(await othersOf(id)).toEqual(['Tiles']);
    });

    test('ranks goods by sold units, counted whole', async () => {
      const { data } = await mall.call('leaderboard');
      expect(data.slice(0, 3)).toMatchObject([
        { sales: 90, ficti: 0 },
        { sales: 8, ficti: 0 },
        { sales: 5, ficti: 0 },
      ]);
    });

    test('ranks the goods of a category and of those below it alone', async () => {
      const ranked = async (cid: number) => {
        const { data } = await mall.call('leaderboard', { query: { cid } });
        return data.map(({ sales }: { sales: number }) => sales);
      };
      expect(await ranked(2)).toEqual([90, 8]);
      expect(await ranked(3)).toEqual([8]);
      expect(await ranked(99)).toEqual([]);
    });

    test('best hot words first', async () => {
      const { data } = await mall.call('hotKeywords');
      expect(data.map(({ title }: { title: string }) => title)).toEqual(['tea', 'mug']);
    });

    test('an agreement with a script in it comes without', async () => {
      const { data } = await mall.call('loginMethodInfo');
      expect(data.agreement).toBe('<p>Be kind</p>');
    });

    test('pictures inside a description get the address of the picture server', async () => {
      const { data } = await mall.call('productDetail', { params: { id: 1 } });
      expect(data.productInfo.content).toContain('src="https://img.example/picture/mug.webp"');
    });
  });
});
