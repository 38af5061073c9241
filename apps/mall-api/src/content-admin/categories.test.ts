import { beforeAll, describe, expect, it } from 'vitest';
import { withDatabases } from '../testing/app';
import { expectContract } from '../testing/contract-check';
import { OperatorScenario } from '../testing/operator-scenario';
import { levelBelow, type Levelled } from './category-rules';

interface Category {
  id: number;
  version: number;
  parentId: number;
  level: number;
  name: string;
}

let names = 0;
const named = () => ({ 'idempotency-key': `category ${(names += 1)}` });

withDatabases((openApp) => {
  let scene: OperatorScenario;
  let call: Awaited<ReturnType<OperatorScenario['caller']>>;
  beforeAll(async () => {
    scene = await OperatorScenario.openMall(openApp);
    call = await scene.caller();
  });

  const create = async (name: string, parentId = 0, more: object = {}) => {
    const answer = await call('createCategory', {
      body: { name, parentId, ...more },
      headers: named(),
    });
    expect(answer.code, answer.message).toBe(200);
    return answer.data.id as number;
  };
  const list = async () => (await call('operatorCategories')).data as Category[];
  const find = async (id: number) => (await list()).find((category) => category.id === id);
  const versionOf = async (id: number) => (await find(id))?.version ?? 0;
  const move = async (id: number, parentId: number, position = 0) =>
    call('moveCategory', {
      params: { id },
      body: { version: await versionOf(id), parentId, position },
    });
  const remove = async (id: number, more: object = {}) =>
    call('deleteCategory', { params: { id }, body: { version: await versionOf(id), ...more } });
  const childrenOf = async (parentId: number) =>
    (await list()).filter((category) => category.parentId === parentId).map(({ name }) => name);
  /** Names of a branch in the shopper's menu, each with its children in brackets. */
  const menu = async (name: string, language = 'en') => {
    const headers = { 'accept-language': language };
    interface Node {
      name: string;
      childList: Node[];
    }
    const text = (node: Node): string =>
      node.name + (node.childList.length ? `(${node.childList.map(text).join(' ')})` : '');
    const { data } = await scene.mall.call('categoryTree', { headers });
    return (data as Node[]).map(text).find((one) => one.startsWith(name));
  };

  describe('a category', () => {
    it('is created once for each idempotency key, and shown to shoppers in their language', async () => {
      const top = await create('Food');
      const headers = named();
      const body = { name: 'Tea', parentId: top, translations: { fr: { name: 'Thé' } } };
      const answer = await call('createCategory', { body, headers });
      expectContract('createCategory', answer);
      expect((await call('createCategory', { body, headers })).data).toEqual(answer.data);
      expectContract('operatorCategories', await call('operatorCategories'));
      expect(await menu('Food')).toBe('Food(Tea)');
      expect(await menu('Food', 'fr')).toBe('Food(Thé)');
      const saved = await call('saveCategory', {
        params: { id: answer.data.id },
        body: { name: 'Teas', shown: false, version: 1 },
      });
      expectContract('saveCategory', saved);
      expect(await menu('Food')).toBe('Food');
    });

    it('moves with those below it, to a position among its new siblings', async () => {
      const from = await create('From');
      const to = await create('To');
      const moving = await create('Moving', from);
      const below = await create('Below', moving);
      for (const name of ['One', 'Two', 'Three']) await create(name, to);
      expectContract('moveCategory', await move(moving, to, 1));
      expect(await menu('To')).toBe('To(One Moving(Below) Two Three)');
      expect(await menu('From')).toBe('From');
      await move(moving, to, 9);
      expect(await childrenOf(to)).toEqual(['One', 'Two', 'Three', 'Moving']);
      await move(below, 0, 0);
      expect(await find(below)).toMatchObject({ level: 1, parentId: 0 });
      expect((await list())[0]?.id).toBe(below);
    });

    it('takes its goods along: lists of the categories above it have them', async () => {
      const [from, to] = [await create('Old top'), await create('New top')];
      const id = await create('Mugs', from);
      const { productId } = await scene.goods();
      await scene.mall.db
        .updateTable('product')
        .set({ category_id: id })
        .where('id', '=', productId)
        .execute();
      const goodsIn = async (cid: number) =>
        (await scene.mall.call('productList', { query: { cid: String(cid) } })).data.list.map(
          (goods: { id: number }) => goods.id,
        );
      expect(await goodsIn(from)).toEqual([productId]);
      await move(id, to);
      expect(await goodsIn(from)).toEqual([]);
      expect(await goodsIn(to)).toEqual([productId]);
      const refused = await remove(id);
      expect(refused).toMatchObject({ code: 500, reason: 'in-use' });
      expect(await remove(id, { moveTo: id })).toMatchObject({ code: 400, field: 'moveTo' });
      expectContract('deleteCategory', await remove(id, { moveTo: from }));
      expect(await goodsIn(from)).toEqual([productId]);
    });

    it('never comes to be below itself, nor on a fourth level', async () => {
      const top = await create('A');
      const middle = await create('B', top);
      const low = await create('C', middle);
      for (const parentId of [top, middle, low])
        expect(await move(top, parentId)).toMatchObject({ code: 400, field: 'parentId' });
      const other = await create('D');
      expect(await move(middle, other)).toMatchObject({ code: 200 });
      expect(await move(other, top)).toMatchObject({ code: 400, field: 'parentId' });
      const body = { name: 'E', parentId: low };
      const fourth = await call('createCategory', { body, headers: named() });
      expect(fourth).toMatchObject({ code: 400, reason: 'invalid-value', field: 'parentId' });
      const nowhere = await call('createCategory', {
        body: { ...body, parentId: 999_999 },
        headers: named(),
      });
      expect(nowhere).toMatchObject({ code: 400, field: 'parentId' });
    });

    it('makes no circle of two that are moved below each other at once', async () => {
      const [one, two] = [await create('Circle 1'), await create('Circle 2')];
      const answers = await Promise.all([move(one, two), move(two, one)]);
      expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 400]);
      expect((await list()).filter(({ name }) => name.startsWith('Circle'))).toHaveLength(2);
    });

    it('is kept while categories are below it, or a coupon is for it', async () => {
      const top = await create('Kept');
      await create('Child', top);
      expect(await remove(top)).toMatchObject({ reason: 'in-use' });
      const id = await create('Couponed');
      const couponId = await scene.testMall.coupon({ moneyMinor: 100 });
      await scene.mall.db
        .updateTable('coupon')
        .set({ category_ids: [id] })
        .where('id', '=', couponId)
        .execute();
      expect(await remove(id)).toMatchObject({ reason: 'in-use' });
      expect(await find(id)).toBeDefined();
    });

    it('is not overwritten by who has read an older version', async () => {
      const id = await create('Fresh');
      const save = (name: string) =>
        call('saveCategory', { params: { id }, body: { name, version: 1 } });
      const answers = await Promise.all([save('A'), save('B')]);
      expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 500]);
      expect(answers.find(({ code }) => code === 500)).toMatchObject({
        reason: 'stale',
        data: { version: 2 },
      });
      const moved = { version: 1, parentId: 0, position: 0 };
      expect(await call('moveCategory', { params: { id }, body: moved })).toMatchObject({
        reason: 'stale',
      });
      const long = { name: 'x'.repeat(61), version: 2 };
      expect(await call('saveCategory', { params: { id }, body: long })).toMatchObject({
        code: 400,
        field: 'name',
      });
    });
  });

  describe.each([
    ['a trade', 'Trade', 'operatorTrades', { fee: 5 }, 'shopCategories', 'category_id'],
    ['a type of shops', 'ShopType', 'operatorShopTypes', { info: 'Old' }, 'shopTypes', 'type_id'],
  ] as const)('%s', (_what, thing, reading, more, shown, column) => {
    const fields = { name: `Old ${thing}`, ...more };
    const add = async () => {
      const body = { ...fields, translations: { fr: { name: `Vieux ${thing}` } } };
      const answer = await call(`create${thing}`, { body, headers: named() });
      expectContract(`create${thing}`, answer);
      return answer.data.id as number;
    };
    const stored = async (id: number) =>
      ((await call(reading)).data as Category[]).find((one) => one.id === id);

    it('is shown to who applies, in their language, and changed by version', async () => {
      const id = await add();
      expectContract(reading, await call(reading));
      const seen = async () =>
        JSON.stringify(
          (await scene.mall.call(shown, { headers: { 'accept-language': 'fr' } })).data,
        );
      expect(await seen()).toContain(`Vieux ${thing}`);
      const body = { ...fields, name: `New ${thing}`, version: 1 };
      expectContract(`save${thing}`, await call(`save${thing}`, { params: { id }, body }));
      expect(await seen()).toContain(`New ${thing}`);
      expect(await call(`save${thing}`, { params: { id }, body })).toMatchObject({
        reason: 'stale',
        data: { name: `New ${thing}`, version: 2 },
      });
      const removed = await call(`delete${thing}`, { params: { id }, body: { version: 2 } });
      expectContract(`delete${thing}`, removed);
      expect(await seen()).not.toContain(`New ${thing}`);
    });

    it('is kept while shops are of it', async () => {
      const id = await add();
      const shopId = await scene.testMall.shop();
      const use = { [column]: id };
      await scene.mall.db.updateTable('shop').set(use).where('id', '=', shopId).execute();
      const removed = await call(`delete${thing}`, { params: { id }, body: { version: 1 } });
      expect(removed).toMatchObject({ code: 500, reason: 'in-use' });
      expect(await stored(id)).toMatchObject({ shops: 1 });
    });
  });

  it('charges no fee above the whole price', async () => {
    const body = { name: 'Dear', fee: 101 };
    expect(await call('createTrade', { body, headers: named() })).toMatchObject({
      code: 400,
      field: 'fee',
    });
  });
});

describe('the level below a parent', () => {
  const rows: Levelled[] = [
    { id: 1, pid: 0, level: 1 },
    { id: 2, pid: 1, level: 2 },
    { id: 3, pid: 2, level: 3 },
  ];
  it.each([
    [0, undefined, 1],
    [2, undefined, 3],
    [1, 3, 2],
    [0, 1, 1],
  ])('of %s is for %s: %s', (parentId, id, level) => {
    expect(levelBelow(rows, parentId, id)).toBe(level);
  });
});
