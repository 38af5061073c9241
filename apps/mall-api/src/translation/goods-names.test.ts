import { beforeAll, describe, expect, test } from 'vitest';
import type { OperationId } from '../http/handler';
import { withDatabases, type TestApp } from '../testing/app';
import { expectContract } from '../testing/contract-check';
import { TestMall, type Shopper, type TestGoods } from '../testing/test-mall';
import { changeTranslations } from './store';

/** A shopper reads names in Spanish from the cart to the review; orders store the original text. */
describe('the name of goods that are bought', () => {
  withDatabases((openApp) => {
    let mall: TestApp;
    let testMall: TestMall;
    let shopper: Shopper;
    let goods: TestGoods;
    beforeAll(async () => {
      mall = await openApp();
      testMall = await TestMall.open(mall);
      shopper = await testMall.shopper();
      goods = await testMall.goods({ name: 'Red kite' });
      const source = { kind: 'goods', source: 'Red kite' } as const;
      await changeTranslations(mall.db, [{ ...source, language: 'es', text: 'Cometa roja' }]);
    });

    const ask = async (id: OperationId, language?: string, more: object = {}) => {
      const headers = language && { 'accept-language': language };
      const answer = await mall.call(id, {
        token: shopper.token,
        ...more,
        ...(headers && { headers }),
      });
      expectContract(id, answer);
      return JSON.stringify(answer.data);
    };
    const expectTranslated = async (id: OperationId, more?: object) => {
      for (const language of [undefined, 'en', 'fr']) {
        expect(await ask(id, language, more)).toContain('"Red kite"');
      }
      const spanish = await ask(id, 'es', more);
      expect(spanish).toContain('"Cometa roja"');
      expect(spanish).not.toContain('Red kite');
    };
    const draftIn = async (language?: string) => {
      const item = { productId: goods.productId, attrValueId: goods.skuId, productNum: 1 };
      const body = { preOrderType: 'buyNow', orderDetails: [item] };
      const { preOrderNo } = JSON.parse(await ask('createPreOrder', language, { body }));
      return preOrderNo as string;
    };

    test('is the shopper’s in the cart, among what is saved and among collections', async () => {
      const { productId, skuId } = goods;
      const units = [{ productId, productAttrUnique: skuId, cartNum: 1 }];
      await mall.call('addToCart', { token: shopper.token, body: units });
      await expectTranslated('cartList', { query: { isValid: true } });
      await mall.call('keepSavedItems', { token: shopper.token, body: units });
      await expectTranslated('savedItems');
      await mall.call('collectProduct', { token: shopper.token, body: { id: productId } });
      await expectTranslated('collectedProducts');
    });

    test('is the shopper’s at the checkout, in orders and in reviews, and stored as the shop’s', async () => {
      const shown = (no: string) => ask('loadPreOrder', undefined, { params: { preOrderNo: no } });
      expect(await shown(await draftIn())).toContain('"Red kite"');
      const preOrderNo = await draftIn('es');
      expect(await shown(preOrderNo)).toContain('"Cometa roja"');

      const { data } = await testMall.create({ ...shopper, language: 'es' }, preOrderNo);
      await expectTranslated('awaitPayList');
      await expectTranslated('masterOrderDetail', { params: { orderNo: data.orderNo } });
      await testMall.setStatus(data.orderNo, 1);
      const orderNo = await testMall.shopOrderNo(data.orderNo);
      await expectTranslated('orderList', { query: { type: 2 } });
      await mall.call('takeOrder', { token: shopper.token, params: { orderNo } });
      await expectTranslated('reviewsToWrite');
      await expectTranslated('orderDetail', { params: { orderNo } });
      await expectTranslated('refundForm', { params: { orderNo } });
      const order = await ask('orderDetail', 'es', { params: { orderNo } });
      const bought = mall.db.selectFrom('order_line').select('product_name');
      expect(await bought.where('product_id', '=', goods.productId).execute()).toEqual([
        { product_name: 'Red kite' },
      ]);

      const orderInfoId = JSON.parse(order).orderInfoList[0].id;
      const body = { orderNo, orderInfoId, star: 5, comment: 'Vuela bien.' };
      await mall.call('writeReview', { token: shopper.token, body });
      await expectTranslated('myReviews');
    });
  });
});
