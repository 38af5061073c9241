import { beforeAll, describe, expect, it } from 'vitest';
import { withDatabases } from '../testing/app';
import { GoodsEditor } from '../testing/goods-editor';

withDatabases((openApp) => {
  let editor: GoodsEditor;
  beforeAll(async () => {
    editor = await GoodsEditor.open(openApp);
  });

  describe('the matrix', () => {
    it('keeps the skus that carts and orders have, and takes out the others', async () => {
      const { scene, mall, shopId, fields, create, save, page, skuIds } = editor;
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
      const { scene, shopId, fields, create, save, skuIds } = editor;
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
      const { fields, create, save, page } = editor;
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
});
