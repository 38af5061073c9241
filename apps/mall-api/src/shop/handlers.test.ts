import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, withDatabases } from '../testing/app';
import { solvedCaptcha } from '../testing/captcha';
import { expectContract } from '../testing/contract-check';
import { addProduct, fillLittleMall } from '../testing/little-mall';

describe('shops', () => {
  withDatabases((openApp) => {
    let mall: TestApp;
    beforeAll(async () => {
      mall = await openApp();
      await fillLittleMall(mall.db);
    });

    const search = async (query: Record<string, string | number | boolean>) =>
      (await mall.call('shopSearch', { query })).data.list.map(
        ({ name }: { name: string }) => name,
      );

    test('the street shows open shops, recommended ones first, with their best goods', async () => {
      const { data } = await mall.call('shopStreet');
      expect(data.total).toBe(2);
      expect(data.list.map(({ name }: { name: string }) => name)).toEqual(['茶舍', 'Kiln & Co']);
      expect(data.list[1]).toMatchObject({ intro: expect.any(String), collectNum: 0 });
      expect(data.list[1].proList.map(({ id }: { id: number }) => id)).toEqual([1, 5, 4]);
    });

    test('searches by name and keyword, under both names of the parameter', async () => {
      expect(await search({ keywords: '茶' })).toEqual(['茶舍']);
      expect(await search({ keyword: '100%' })).toEqual(['茶舍']);
      expect(await search({ keywords: '1%0' })).toEqual([]);
      expect(await search({ keywords: '' })).toEqual(['茶舍', 'Kiln & Co']);
      expect(await search({ typeId: 2 })).toEqual(['茶舍']);
      expect(await search({ isSelf: true })).toEqual(['Kiln & Co']);
      const { id } = await mall.db
        .insertInto('shop_category')
        .values({ name: 'Tea', handling_fee: 5 })
        .returning('id')
        .executeTakeFirstOrThrow();
      expect(await search({ categoryId: id })).toEqual([]);
      expect(await search({ categoryId: 1 })).toEqual(['茶舍', 'Kiln & Co']);
    });

    test('types and trades say how many of their shops are open', async () => {
      const counts = async (call: 'shopTypes' | 'shopCategories') =>
        (await mall.call(call)).data.map(({ shopCount }: { shopCount: number }) => shopCount);
      const open = (is_open: boolean) =>
        mall.db.updateTable('shop').set({ is_open }).where('name', '=', '茶舍').execute();
      await open(false);
      try {
        expect((await counts('shopCategories'))[0]).toBe(1);
        // That of the closed shop has none
        expect(await counts('shopTypes')).toEqual(expect.arrayContaining([0, 1]));
      } finally {
        await open(true);
      }
    });

    test('are found by rating, as exact as it is shown; those without one come last', async () => {
      const rate = (name: string, stars: string | null) =>
        mall.db.updateTable('shop').set({ stars }).where('name', '=', name).execute();
      await rate('Kiln & Co', '4.6');
      expect(await search({})).toEqual(['Kiln & Co', '茶舍']);
      await rate('茶舍', '4.8');
      expect(await search({})).toEqual(['茶舍', 'Kiln & Co']);
      await rate('Kiln & Co', null);
      await rate('茶舍', null);
    });

    test('a shop is reached in one way', async () => {
      expect((await mall.call('shopService', { params: { id: 1 } })).data).toEqual({
        serviceType: 'email',
        serviceLink: null,
        servicePhone: null,
        serviceMessage: null,
        serviceEmail: 'hi@kiln.example',
      });
    });

    test('a shop says of itself when it is open and since when it is there', async () => {
      const openingHours = [{ days: [1, 2], opens: '09:00', closes: '18:00' }];
      await mall.db
        .updateTable('shop')
        .set({ opening_hours: JSON.stringify(openingHours) })
        .where('id', '=', 1)
        .execute();
      const answer = await mall.call('shopInfo', { params: { id: 1 } });
      expectContract('shopInfo', answer);
      expect(answer.data).toMatchObject({ openingHours, createTime: expect.any(String) });
    });

    test('who stands behind a shop is told once for each captcha', async () => {
      const body = await solvedCaptcha(mall);
      const ask = () => mall.call('shopQualification', { params: { id: 1 }, body });
      const answer = await ask();
      expectContract('shopQualification', answer);
      const { data } = await mall.call('shopDetail', { params: { id: 1 } });
      expect(answer.data).toEqual(data);
      expect(await ask()).toMatchObject({ code: 428, data: null });
    });

    test.each([3, 99])('shop %i, closed or unknown, is code 500', async (id) => {
      for (const operation of ['shopInfo', 'shopService', 'shopDetail'] as const) {
        const answer = await mall.call(operation, { params: { id } });
        expect(answer).toMatchObject({ code: 500, data: null });
      }
    });

    test('a card shows what the first category of the shop that fills it sells most', async () => {
      const categories = [
        { id: 20, name: 'Of the week', sort: 9 },
        { id: 21, name: 'Tea', sort: 8 },
        { id: 22, name: 'Shoes', sort: 7 },
      ].map((one) => ({ ...one, shop_id: 2, pid: 0, level: 1 }));
      await mall.db.insertInto('shop_goods_category').values(categories).execute();
      const add = (category: number, sales: number) =>
        addProduct(mall.db, { shop_id: 2, shop_goods_category_id: category, sales });
      await add(20, 900);
      const [, green, black, white] = [
        await add(21, 1),
        await add(21, 4),
        await add(21, 6),
        await add(21, 5),
      ];
      for (const sales of [700, 800, 900]) await add(22, sales);
      const { data } = await mall.call('shopStreet');
      const [{ proList }] = data.list;
      expect(proList.map(({ id }: { id: number }) => id)).toEqual([black, white, green]);
    });
  });
});
