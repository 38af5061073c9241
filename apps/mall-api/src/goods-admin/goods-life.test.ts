import { beforeAll, describe, expect, it } from 'vitest';
import { withDatabases } from '../testing/app';
import { expectContract } from '../testing/contract-check';
import { GoodsEditor } from '../testing/goods-editor';
import { goodsAdminJobs } from './jobs';

withDatabases((openApp) => {
  let editor: GoodsEditor;
  beforeAll(async () => {
    editor = await GoodsEditor.open(openApp);
  });

  describe('the state of goods', () => {
    const isShown = async (id: number) => (await editor.page(id)) !== null;
    const listed = async (state: string) => {
      const { data } = await editor.call('operatorGoods', { query: { state, limit: 100 } });
      return (data.list as { id: number }[]).map(({ id }) => id);
    };

    it('is draft, which nobody sees until it is complete and on sale', async () => {
      const { call, fields, create, detail, save } = editor;
      const id = await create({ state: 'draft', pictures: [] });
      expect(await isShown(id)).toBe(false);
      expect(await listed('draft')).toContain(id);
      const params = { id };
      const early = await call('setGoodsOnSale', { params, body: { onSale: true } });
      expect(early).toMatchObject({ code: 400, reason: 'invalid-value', field: 'pictures' });
      await save(id, fields({ state: 'draft' }));
      await call('setGoodsOnSale', { params, body: { onSale: true } });
      expect(await isShown(id)).toBe(true);
      await call('setGoodsOnSale', { params, body: { onSale: false } });
      expect((await detail(id)).state).toBe('offSale');
    });

    it('is scheduled until a job puts them on sale, once', async () => {
      const { mall, call, create, detail } = editor;
      const onSaleFrom = '2099-01-01 10:00:00';
      const id = await create({ state: 'scheduled', onSaleFrom });
      expect(await detail(id)).toMatchObject({ state: 'scheduled', onSaleFrom });
      const run = async () => {
        for (const job of goodsAdminJobs) await job.run(mall.deps);
      };
      await run();
      expect(await isShown(id)).toBe(false);
      const past = new Date(mall.deps.now().getTime() - 1000);
      await mall.db
        .updateTable('product')
        .set({ on_sale_from: past })
        .where('id', '=', id)
        .execute();
      await Promise.all([run(), run()]);
      expect(await isShown(id)).toBe(true);
      const params = { id };
      await call('setGoodsOnSale', { params, body: { onSale: false } });
      await run();
      expect(await detail(id)).toMatchObject({ state: 'offSale', onSaleFrom: null });
    });

    it('is archived, which orders outlive, until they are restored', async () => {
      const { fields, scene, shopId, call, create, save, skuIds } = editor;
      const id = await create();
      const { S: skuId = 0 } = await skuIds(id);
      const orderNo = await scene.refunds.paid({ shopId, productId: id, skuId }, 1);
      const params = { id };
      const answer = await call('archiveGoods', { params, body: { version: 1 } });
      expectContract('archiveGoods', answer);
      expect(answer.data).toMatchObject({ state: 'archived', version: 2 });
      expect(await isShown(id)).toBe(false);
      expect(await listed('archived')).toEqual([id]);
      expect((await call('operatorOrder', { params: { orderNo } })).data.lines).toHaveLength(1);
      expect(await save(id, { ...fields(), version: 2 })).toMatchObject({ reason: 'wrong-state' });
      expect(await call('restoreGoods', { params, body: { version: 1 } })).toMatchObject({
        reason: 'stale',
      });
      const restored = await call('restoreGoods', { params, body: { version: 2 } });
      expectContract('restoreGoods', restored);
      expect(restored.data).toMatchObject({ state: 'offSale', version: 3 });
    });
  });

  describe('a copy of goods', () => {
    it('is a draft beside them, without stock and codes, once for each key', async () => {
      const { call, named, create, detail } = editor;
      const id = await create({
        code: 'COPIED',
        translations: { fr: { name: 'Théière' } },
      });
      const headers = named();
      const answer = await call('copyGoods', { params: { id }, headers });
      expectContract('copyGoods', answer);
      const again = await call('copyGoods', { params: { id }, headers });
      expect(again.data).toEqual(answer.data);
      const { id: _, createTime: __, skus, ...rest } = await detail(id);
      expect(await detail(answer.data.id)).toMatchObject({
        ...rest,
        version: 1,
        code: null,
        state: 'draft',
        skus: (skus as object[]).map((sku) => ({
          ...sku,
          id: expect.any(Number),
          stock: 0,
          code: null,
          barCode: null,
        })),
      });
    });
  });
});
