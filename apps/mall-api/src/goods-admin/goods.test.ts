import { beforeAll, describe, expect, it } from 'vitest';
import { withDatabases } from '../testing/app';
import { expectContract } from '../testing/contract-check';
import { GoodsEditor } from '../testing/goods-editor';

withDatabases((openApp) => {
  let editor: GoodsEditor;
  beforeAll(async () => {
    editor = await GoodsEditor.open(openApp);
  });

  describe('goods', () => {
    it('are created once for each idempotency key, and read as they were sent', async () => {
      const { shopId, call, named, fields, create } = editor;
      const headers = named();
      const answer = await call('createGoods', { body: fields(), headers });
      expectContract('createGoods', answer);
      const { id } = answer.data;
      expect(await create({}, headers)).toBe(id);
      const read = await call('operatorGoodsDetail', { params: { id } });
      expectContract('operatorGoodsDetail', read);
      expect(read.data).toMatchObject({
        ...fields(),
        id,
        version: 1,
        shopId,
        skus: [
          { sku: 'S', stock: 4, weight: 300, code: 'T-S', barCode: '40063813', picture: '' },
          { sku: 'L', originalPrice: '25.00', code: null },
        ],
        unit: 'pcs',
      });
      const list = await call('operatorGoods', { query: { keyword: 'teapot', limit: 100 } });
      expect(list.data.list[0]).toMatchObject({ id, price: '12.50', stock: 6, state: 'onSale' });
    });

    it('are shown to shoppers in their language', async () => {
      const { mall, create, page } = editor;
      const id = await create({
        pictures: [
          {
            address: 'https://cdn.example/a.webp',
            alt: 'Round',
            translations: { fr: { alt: 'Ronde' } },
          },
          { address: 'https://cdn.example/b.webp' },
        ],
        specifications: [
          {
            name: 'Material',
            value: 'Glass',
            translations: { fr: { name: 'Matière', value: 'Verre' } },
          },
        ],
        options: [
          {
            name: 'Colour',
            translations: { fr: { name: 'Couleur' } },
            values: [
              {
                value: 'red',
                picture: 'https://cdn.example/r.webp',
                translations: { fr: { value: 'rouge' } },
              },
            ],
          },
        ],
        skus: [{ values: ['red'], price: '9.00', stock: 1 }],
        intro: 'Four cups',
        description: '<p onclick="x()">Blown</p>',
        translations: {
          fr: { name: 'Théière', intro: 'Quatre tasses', description: '<p>Soufflé</p>' },
        },
      });
      const answer = await mall.call('productDetail', {
        params: { id },
        query: { type: 'normal' },
        headers: { 'accept-language': 'fr' },
      });
      expectContract('productDetail', answer);
      expect(answer.data).toMatchObject({
        productInfo: {
          storeName: 'Théière',
          storeInfo: 'Quatre tasses',
          content: '<p>Soufflé</p>',
          image: 'https://cdn.example/a.webp',
          sliderAlts: ['Ronde', ''],
        },
        productAttr: [{ attrName: 'Couleur', attrValues: 'rouge' }],
        productValue: { rouge: { image: 'https://cdn.example/r.webp', price: '9.00', stock: 1 } },
        specifications: [{ name: 'Matière', value: 'Verre' }],
      });
      expect(await page(id)).toMatchObject({
        productInfo: { storeName: 'Teapot', content: '<p>Blown</p>', sliderAlts: ['Round', ''] },
        specifications: [{ name: 'Material', value: 'Glass' }],
      });
      const plain = await page(
        await create({ pictures: [{ address: 'https://cdn.example/a.webp' }] }),
      );
      expect(plain).not.toHaveProperty('specifications');
      expect(plain.productInfo).not.toHaveProperty('sliderAlts');
    });

    it('change nothing when they are saved as they were read', async () => {
      const { create, detail, save } = editor;
      const id = await create({
        keyword: 'tea',
        guaranteeIds: [],
        postage: '3.00',
        code: 'TP-1',
        translations: { fr: { name: 'Théière' } },
      });
      const before = await detail(id);
      const answer = await save(id, before);
      expectContract('saveGoods', answer);
      expect(answer.data).toEqual({ ...before, version: 2 });
    });

    it('are not overwritten by who has read an older version', async () => {
      const { fields, create, save, page } = editor;
      const id = await create();
      expect((await save(id, fields({ name: 'Kettle' }))).data).toMatchObject({ name: 'Kettle' });
      expect(await save(id, fields({ name: 'Old' }))).toMatchObject({
        code: 500,
        reason: 'stale',
        data: { version: 2, name: 'Kettle' },
      });
      const answers = await Promise.all(
        ['A', 'B'].map((name) => save(id, { ...fields({ name }), version: 2 })),
      );
      expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 500]);
      expect((await page(id)).productInfo.storeName).toBe(
        answers.find(({ code }) => code === 200)?.data.name,
      );
    });

    it('have a new version after each change by an operator, and not by a sale', async () => {
      const { scene, shopId, call, create, detail, skuIds } = editor;
      const id = await create();
      const { S: skuId = 0 } = await skuIds(id);
      const versionAfter = async (operation: 'setPrice' | 'setGoodsVirtual', body: object) => {
        const params = { id: operation === 'setPrice' ? skuId : id };
        await call(operation, { params, body });
        return (await detail(id)).version as number;
      };
      expect(await versionAfter('setPrice', { price: '13.00', expected: '12.50' })).toBe(2);
      expect(await versionAfter('setGoodsVirtual', { virtual: true })).toBe(3);
      await scene.refunds.paid({ shopId, productId: id, skuId }, 1);
      expect((await detail(id)).version).toBe(3);
    });

    it.each([
      [{ name: '\u200b' }, 'name'],
      [{ categoryId: 999 }, 'categoryId'],
      [{ shopCategoryId: 999 }, 'shopCategoryId'],
      [{ guaranteeIds: [999] }, 'guaranteeIds.0'],
      [{ pictures: [] }, 'pictures'],
      [{ pictures: [{ address: 'http://a.example/b.webp' }] }, 'pictures.0.address'],
      [{ skus: [{ values: ['S'], price: '1.00' }] }, 'skus'],
      [{ postage: '1.001' }, 'postage'],
      [{ state: 'scheduled' }, 'onSaleFrom'],
      [{ state: 'scheduled', onSaleFrom: '2026-02-31 10:00:00' }, 'onSaleFrom'],
    ])('tell that %j is against a rule, and where', async (wrong, field) => {
      const { call, named, fields } = editor;
      const answer = await call('createGoods', { body: fields(wrong), headers: named() });
      expect(answer).toMatchObject({ code: 400, reason: 'invalid-value', field });
    });

    it('have pictures of their shop or by https, stored as paths, and keep those they have', async () => {
      const { scene, mall, shopId, call, named, fields, create, detail, save } = editor;
      const [own, foreign] = ['a', 'b'].map((letter) => letter.repeat(32));
      await scene.picture(shopId, String(own));
      await scene.picture(await scene.testMall.shop(), String(foreign));
      const id = await create({
        pictures: [{ address: `https://mall.example/picture/${own}.webp` }],
        options: [{ name: 'Size', values: [{ value: 'S', picture: `/picture/${own}.webp` }] }],
        skus: [{ values: ['S'], price: '9.00', picture: `/picture/${own}.webp` }],
      });
      expect((await detail(id)).pictures).toMatchObject([{ address: `/picture/${own}.webp` }]);
      const foreignPath = `/picture/${foreign}.webp`;
      const wrong = [
        [{ pictures: [{ address: foreignPath }] }, 'pictures.0.address'],
        [
          { options: [{ name: 'Size', values: [{ value: 'S', picture: foreignPath }] }] },
          'options.0.values.0.picture',
        ],
        [{ skus: [{ values: ['S'], price: '1', picture: '/upload/x.webp' }] }, 'skus.0.picture'],
      ] as const;
      for (const [body, field] of wrong) {
        const refused = await save(id, fields({ ...body, state: 'draft' }));
        expect(refused).toMatchObject({ code: 400, reason: 'invalid-value', field });
      }
      const seeded = { image: '/upload/old.webp', slider: JSON.stringify(['/upload/old.webp']) };
      await mall.db.updateTable('product').set(seeded).where('id', '=', id).execute();
      const before = await detail(id);
      const kept = await save(id, before);
      expect(kept.data.pictures).toMatchObject([{ address: '/upload/old.webp' }]);
      const params = { id };
      const copy = (await call('copyGoods', { params, headers: named() })).data.id as number;
      expect((await detail(copy)).pictures).toEqual(kept.data.pictures);
    });

    it('have a code that no other goods of the shop have', async () => {
      const { scene, call, named, fields, create, save } = editor;
      const id = await create({ code: 'ONE' });
      const again = await call('createGoods', { body: fields({ code: 'ONE' }), headers: named() });
      expect(again).toMatchObject({ reason: 'invalid-value', field: 'code' });
      expect((await save(id, fields({ code: 'ONE' }))).code).toBe(200);
      const other = await scene.testMall.shop();
      await create({ code: 'ONE' }, named(), await scene.caller({ shopId: other }));
    });
  });
});
