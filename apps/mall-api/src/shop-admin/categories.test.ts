import { beforeAll, describe, expect, it } from 'vitest';
import { withDatabases } from '../testing/app';
import { expectContract } from '../testing/contract-check';
import { OperatorScenario } from '../testing/operator-scenario';

let names = 0;
const named = () => ({ 'idempotency-key': `shelf ${(names += 1)}` });
interface Node {
  id: number;
  name: string;
  childList: Node[];
}

withDatabases((openApp) => {
  let scene: OperatorScenario;
  let mall: Awaited<ReturnType<OperatorScenario['caller']>>;
  beforeAll(async () => {
    scene = await OperatorScenario.openMall(openApp);
    mall = await scene.caller();
  });

  const shop = async () => {
    const shopId = await scene.testMall.shop();
    const call = await scene.caller({ shopId });
    const create = async (name: string, pid = 0) => {
      const answer = await call('createShopCategory', { body: { name, pid }, headers: named() });
      return answer.data.id as number;
    };
    /** As shoppers see it. */
    const tree = async (language = 'en') => {
      const headers = { 'accept-language': language };
      const options = { params: { merId: shopId }, headers };
      const { data } = await scene.mall.call('shopCategoryTree', options);
      return (data as Node[]).map(({ name, childList }) => [
        name,
        ...childList.map((child) => child.name),
      ]);
    };
    return { shopId, call, create, tree };
  };
  const inCategory = async (shopId: number, id: number) => {
    const goods = await scene.goods({ shopId });
    await scene.mall.db
      .updateTable('product')
      .set({ shop_goods_category_id: id })
      .where('id', '=', goods.productId)
      .execute();
    return goods;
  };

  describe('the categories of a shop', () => {
    it('are shown to shoppers in two levels, in their language, the newest last', async () => {
      const { call, create, tree } = await shop();
      const table = await create('Table');
      await create('Garden');
      const headers = named();
      const body = { name: 'Mugs', pid: table, translations: { fr: { name: 'Tasses' } } };
      const answer = await call('createShopCategory', { body, headers });
      expectContract('createShopCategory', answer);
      expect((await call('createShopCategory', { body, headers })).data).toEqual(answer.data);
      await create('Plates', table);
      expect(await tree('fr')).toEqual([['Table', 'Tasses', 'Plates'], ['Garden']]);
      const list = await call('operatorShopCategories');
      expectContract('operatorShopCategories', list);
      expect(list.data).toMatchObject([
        { name: 'Table', level: 1 },
        { name: 'Garden' },
        { name: 'Mugs', pid: table, level: 2, translations: body.translations },
        { name: 'Plates' },
      ]);
    });

    it('are renamed and moved, and come last in their new place', async () => {
      const { call, create, tree } = await shop();
      const [table, garden] = [await create('Table'), await create('Garden')];
      const mugs = await create('Mugs', table);
      await create('Pots', garden);
      const save = (id: number, body: object) => call('saveShopCategory', { params: { id }, body });
      const moved = await save(mugs, { version: 1, name: 'Cups', pid: garden });
      expectContract('saveShopCategory', moved);
      expect(await tree()).toEqual([['Table'], ['Garden', 'Pots', 'Cups']]);
      expect(await save(mugs, { version: 1, name: 'Mugs' })).toMatchObject({
        reason: 'stale',
        data: { name: 'Cups', version: 2 },
      });
      for (const [id, pid] of [
        [garden, table],
        [table, table],
        [table, mugs],
      ] as const) {
        const version = 1;
        expect(await save(id, { version, name: 'X', pid })).toMatchObject({ field: 'pid' });
      }
      await save(table, { version: 1, name: 'Table', pid: garden });
      expect(await tree()).toEqual([['Garden', 'Pots', 'Cups', 'Table']]);
    });

    it('are ordered all at once', async () => {
      const { call, create, tree } = await shop();
      const [a, b, c] = [await create('A'), await create('B'), await create('C')];
      await create('A1', a);
      const order = (ids: number[]) => call('orderShopCategories', { body: { ids } });
      const answer = await order([c, a, b]);
      expectContract('orderShopCategories', answer);
      expect(await tree()).toEqual([['C'], ['A', 'A1'], ['B']]);
      await create('D');
      expect((await tree()).flat().at(-1)).toBe('D');
      expect(await order([a, b, c])).toMatchObject({ reason: 'invalid-value', field: 'ids' });
    });

    it('are deleted when nothing is in them, or their goods go elsewhere', async () => {
      const { shopId, call, create, tree } = await shop();
      const table = await create('Table');
      const mugs = await create('Mugs', table);
      const goods = await inCategory(shopId, mugs);
      const remove = (id: number, body: object = {}) =>
        call('deleteShopCategory', { params: { id }, body: { version: 1, ...body } });
      expect(await remove(table)).toMatchObject({ reason: 'in-use' });
      expect(await remove(mugs)).toMatchObject({ reason: 'in-use' });
      const foreign = await (await shop()).create('Foreign');
      for (const moveTo of [mugs, foreign])
        expect(await remove(mugs, { moveTo })).toMatchObject({ field: 'moveTo' });
      expectContract('deleteShopCategory', await remove(mugs, { moveTo: table }));
      expect(await tree()).toEqual([['Table']]);
      const inTable = await scene.mall.call('shopProducts', {
        query: { merId: shopId, cid: table },
      });
      expect(inTable.data.list.map(({ id }: { id: number }) => id)).toEqual([goods.productId]);
    });

    it('lose archived goods when they are deleted', async () => {
      const { shopId, call, create, tree } = await shop();
      const id = await create('Old');
      const { productId } = await inCategory(shopId, id);
      await scene.mall.db
        .updateTable('product')
        .set({ is_removed: true })
        .where('id', '=', productId)
        .execute();
      await call('deleteShopCategory', { params: { id }, body: { version: 1 } });
      expect(await tree()).toEqual([]);
    });

    it('stay in two levels when one is moved and one created below it at once', async () => {
      const { call, create } = await shop();
      const [a, b] = [await create('A'), await create('B')];
      await Promise.all([
        call('saveShopCategory', { params: { id: a }, body: { version: 1, name: 'A', pid: b } }),
        call('createShopCategory', { body: { name: 'Below A', pid: a }, headers: named() }),
      ]);
      const { data } = await call('operatorShopCategories');
      const levels = new Map((data as { id: number; level: number }[]).map((c) => [c.id, c.level]));
      for (const { pid, level } of data as { pid: number; level: number }[])
        expect(level).toBe(pid === 0 ? 1 : (levels.get(pid) ?? 0) + 1);
      expect(Math.max(...levels.values())).toBe(2);
    });

    it('are of the shop that a key of the mall names', async () => {
      const { shopId } = await shop();
      const body = { name: 'Table' };
      expect(await mall('createShopCategory', { body, headers: named() })).toMatchObject({
        field: 'shopId',
      });
      const unknown = { ...body, shopId: 999_999 };
      expect(await mall('createShopCategory', { body: unknown, headers: named() })).toMatchObject({
        reason: 'not-found',
      });
      await mall('createShopCategory', { body: { ...body, shopId }, headers: named() });
      const { data } = await mall('operatorShopCategories', { query: { shopId } });
      expect(data).toMatchObject([{ name: 'Table', shopId }]);
    });
  });
});
