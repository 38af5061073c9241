import { beforeAll, describe, expect, it } from 'vitest';
import { withDatabases } from '../testing/app';
import { GoodsEditor } from '../testing/goods-editor';

withDatabases((openApp) => {
  let editor: GoodsEditor;
  beforeAll(async () => {
    editor = await GoodsEditor.open(openApp);
  });

  describe('the list of goods', () => {
    it('is filtered by words, codes, category and stock', async () => {
      const { call, categoryId, create } = editor;
      const id = await create({ name: '50% Kettle', code: 'K-50' });
      const found = async (query: Record<string, string | number>) => {
        const { data } = await call('operatorGoods', { query: { ...query, limit: 100 } });
        return (data.list as { id: number }[]).map((one) => one.id);
      };
      expect(await found({ keyword: '0% kett' })).toEqual([id]);
      expect(await found({ keyword: 'K-50' })).toEqual([id]);
      expect(await found({ keyword: '%' })).toEqual([id]);
      expect(await found({ keyword: 'T-S' })).toContain(id);
      expect(await found({ categoryId })).toContain(id);
      expect(await found({ categoryId: 999 })).toEqual([]);
      expect(await found({ stockBelow: 3 })).toContain(id);
      expect(await found({ stockBelow: 2 })).not.toContain(id);
    });
  });

  describe('an operator of another shop', () => {
    it('creates nothing here, and the mall says which shop it is', async () => {
      const { scene, shopId, named, fields } = editor;
      const foreign = await scene.caller({ shopId: await scene.testMall.shop() });
      const body = fields({ shopId });
      expect(await foreign('createGoods', { body, headers: named() })).toMatchObject({
        reason: 'not-found',
      });
      const ofMall = await scene.caller();
      expect(await ofMall('createGoods', { body: fields(), headers: named() })).toMatchObject({
        reason: 'invalid-value',
        field: 'shopId',
      });
      expect((await ofMall('createGoods', { body, headers: named() })).code).toBe(200);
    });

    it('leaves an entry in the audit log for each change', async () => {
      const { scene, call, fields, create, save } = editor;
      const id = await create();
      await save(id, fields());
      await save(id, fields());
      await call('archiveGoods', { params: { id }, body: { version: 2 } });
      const entries = (await scene.log())
        .filter(
          ({ subject_id, subject_type }) => subject_type === 'goods' && subject_id === String(id),
        )
        .map(({ action, result }) => `${action} ${result}`);
      expect(entries).toEqual([
        'createGoods done',
        'saveGoods done',
        'saveGoods refused',
        'archiveGoods done',
      ]);
    });
  });
});
