import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, withDatabases } from '../testing/app';
import { expectContract } from '../testing/contract-check';
import { OperatorScenario } from '../testing/operator-scenario';
import { goodsAdminJobs } from './jobs';

type Call = Awaited<ReturnType<OperatorScenario['caller']>>;

let names = 0;
const named = () => ({ 'idempotency-key': `goods ${(names += 1)}` });

withDatabases((openApp) => {
  let scene: OperatorScenario;
  let mall: TestApp;
  let shopId: number;
  let call: Call;
  let categoryId: number;
  beforeAll(async () => {
    scene = await OperatorScenario.openMall(openApp);
    mall = scene.mall;
    ({ shopId } = await scene.goods());
    call = await scene.caller({ shopId });
    const category = mall.db.selectFrom('category').select('id').orderBy('id', 'desc');
    ({ id: categoryId } = await category.executeTakeFirstOrThrow());
  });

  const fields = (more: object = {}) => ({
    name: 'Teapot',
    categoryId,
    pictures: [{ address: 'https://cdn.example/teapot.webp', alt: 'Round' }],
    options: [{ name: 'Size', values: [{ value: 'S' }, { value: 'L' }] }],
    skus: [
      { values: ['S'], price: '12.50', stock: 4, weight: 300, code: 'T-S', barCode: '40063813' },
      { values: ['L'], price: '20.00', originalPrice: '25.00', stock: 2 },
    ],
    state: 'onSale',
    ...more,
  });
  const create = async (more: object = {}, headers = named(), as = call) => {
    const answer = await as('createGoods', { body: fields(more), headers });
    expect(answer.message).toBe('success');
    return answer.data.id as number;
  };
  const detail = async (id: number, as = call) =>
    (await as('operatorGoodsDetail', { params: { id } })).data;
  const save = (id: number, body: object, as = call) =>
    as('saveGoods', { params: { id }, body: { version: 1, ...body } });
  /** What a shopper sees of goods. */
  const page = async (id: number, language = 'en') => {
    const headers = { 'accept-language': language };
    const query = { type: 'normal' };
    return (await mall.call('productDetail', { params: { id }, query, headers })).data;
  };
  const skuIds = async (id: number): Promise<Record<string, number>> => {
    const { skus } = await detail(id);
    return Object.fromEntries(
      (skus as { sku: string; id: number }[]).map((one) => [one.sku, one.id] as const),
    );
  };

  describe('goods', () => {
    it('are created once for each idempotency key, and read as they were sent', async () => {
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
      const answer = await call('createGoods', { body: fields(wrong), headers: named() });
      expect(answer).toMatchObject({ code: 400, reason: 'invalid-value', field });
    });

    it('have pictures of their shop or by https, stored as paths, and keep those they have', async () => {
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
      const id = await create({ code: 'ONE' });
      const again = await call('createGoods', { body: fields({ code: 'ONE' }), headers: named() });
      expect(again).toMatchObject({ reason: 'invalid-value', field: 'code' });
      expect((await save(id, fields({ code: 'ONE' }))).code).toBe(200);
      const other = await scene.testMall.shop();
      await create({ code: 'ONE' }, named(), await scene.caller({ shopId: other }));
    });
  });

  describe('the matrix', () => {
    it('keeps the skus that carts and orders have, and takes out the others', async () => {
      const id = await create();
      const { S: small = 0, L: large = 0 } = await skuIds(id);
      const { token } = scene.shopper;
      await scene.refunds.paid({ shopId, productId: id, skuId: large }, 1);
      const body = [small, large].map((sku) => ({
        productId: id,
        productAttrUnique: sku,
        cartNum: 1,
      }));
      await mall.call('addToCart', { token, body });
      const count = async () =>
        (await mall.call('cartCount', { token, query: { numType: 'false', type: 'total' } })).data;
      const before = await count();
      const onlySmall = {
        options: [{ name: 'Size', values: [{ value: 'S' }] }],
        skus: [{ values: ['S'], price: '11.00' }],
      };
      await save(id, fields(onlySmall));
      expect(await skuIds(id)).toEqual({ S: small });
      const shown = await page(id);
      expect(Object.keys(shown.productValue)).toEqual(['S']);
      expect(shown.productInfo).toMatchObject({ price: '11.00', stock: 4, sales: 1 });
      const cart = await mall.call('cartList', { token, query: { isValid: 'false', page: 1 } });
      expect(JSON.stringify(cart.data)).toContain('"suk":"L"');
      expect(await count()).toEqual(before);
      const order = { productId: id, attrValueId: large, productNum: 1 };
      const draft = await mall.call('createPreOrder', {
        token,
        body: { preOrderType: 'buyNow', orderDetails: [order] },
      });
      expect(draft).toMatchObject({ code: 500, reason: 'off-sale' });
      await save(id, { ...fields(), version: 2 });
      expect(await skuIds(id)).toEqual({ S: small, L: large });
    });

    it('does not undo what was sold since the stock was read', async () => {
      const id = await create();
      const { S: small = 0 } = await skuIds(id);
      await scene.refunds.paid({ shopId, productId: id, skuId: small }, 1);
      const [first, second] = fields().skus;
      const set = (more: object) => save(id, fields({ skus: [{ ...first, ...more }, second] }));
      expect(await set({ stock: 9, stockBefore: 4 })).toMatchObject({
        reason: 'stale',
        data: { version: 1, skus: [{ stock: 3 }, { stock: 2 }] },
      });
      expect(await set({ stock: 9 })).toMatchObject({
        reason: 'invalid-value',
        field: 'skus.0.stockBefore',
      });
      expect((await set({ stock: 4, stockBefore: 4 })).data.skus[0].stock).toBe(3);
      const answer = await save(id, {
        ...fields({ skus: [{ ...first, stock: 9, stockBefore: 3 }, second] }),
        version: 2,
      });
      expect(answer.data.skus[0].stock).toBe(9);
    });

    it('sets the price of the goods to that of the cheapest sku', async () => {
      const id = await create();
      const [first, second] = fields().skus;
      await save(
        id,
        fields({
          skus: [
            { ...first, price: '30.00', stock: undefined },
            { ...second, stock: undefined },
          ],
        }),
      );
      expect((await page(id)).productInfo).toMatchObject({ price: '20.00', otPrice: '25.00' });
    });
  });

  describe('the state of goods', () => {
    const isShown = async (id: number) => (await page(id)) !== null;
    const listed = async (state: string) => {
      const { data } = await call('operatorGoods', { query: { state, limit: 100 } });
      return (data.list as { id: number }[]).map(({ id }) => id);
    };

    it('is draft, which nobody sees until it is complete and on sale', async () => {
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

  describe('the list of goods', () => {
    it('is filtered by words, codes, category and stock', async () => {
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
