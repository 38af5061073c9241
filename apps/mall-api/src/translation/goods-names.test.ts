import { beforeAll, describe, expect, test } from 'vitest';
import type { OperationId } from '../http/handler';
import { type TestApp, withDatabases } from '../testing/app';
import { expectContract } from '../testing/contract-check';
import { type Shopper, type TestGoods, TestMall } from '../testing/test-mall';
import { changeTranslations } from './store';

/** A shopper reads names and values in Spanish from the cart to the review; orders store the original texts. */
describe('the name and the specification of goods that are bought', () => {
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
      await changeTranslations(mall.db, [
        { kind: 'goods', source: 'Red kite', language: 'es', text: 'Cometa roja' },
        { kind: 'specification_value', source: 'red', language: 'es', text: 'rojo' },
      ]);
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
    const expectSaid = (text: string, said: readonly string[], not: readonly string[]) => {
      for (const one of said) expect(text).toContain(`"${one}"`);
      for (const one of not) expect(text).not.toContain(`"${one}"`);
    };
    const expectTranslated = async (id: OperationId, more?: object) => {
      const own = id === 'collectedProducts' ? ['Red kite'] : ['Red kite', 'red'];
      const translated = ['Cometa roja', 'rojo'].slice(0, own.length);
      for (const language of [undefined, 'en', 'fr']) {
        expectSaid(await ask(id, language, more), own, translated);
      }
      expectSaid(await ask(id, 'es', more), translated, own);
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
      for (const preOrderNo of [await draftIn(), await draftIn('es')]) {
        await expectTranslated('loadPreOrder', { params: { preOrderNo } });
      }

      const preOrderNo = await draftIn('es');
      const { data } = await testMall.create({ ...shopper, language: 'es' }, preOrderNo);
      await expectTranslated('awaitPayList');
      await expectTranslated('masterOrderDetail', { params: { orderNo: data.orderNo } });
      await testMall.setStatus(data.orderNo, 'toReceive');
      const orderNo = await testMall.shopOrderNo(data.orderNo);
      await expectTranslated('orderList', { query: { type: 2 } });
      await mall.call('takeOrder', { token: shopper.token, params: { orderNo } });
      await expectTranslated('reviewsToWrite');
      await expectTranslated('orderDetail', { params: { orderNo } });
      await expectTranslated('refundForm', { params: { orderNo } });
      const order = await ask('orderDetail', 'es', { params: { orderNo } });
      const bought = mall.db.selectFrom('order_line').select(['product_name', 'sku_name']);
      expect(await bought.where('product_id', '=', goods.productId).execute()).toEqual([
        { product_name: 'Red kite', sku_name: 'red' },
      ]);

      const orderInfoId = JSON.parse(order).orderInfoList[0].id;
      const body = { orderNo, orderInfoId, star: 5, comment: 'Vuela bien.' };
      await mall.call('writeReview', { token: shopper.token, body });
      await expectTranslated('myReviews');
      const params = { id: goods.productId };
      expectSaid(await ask('reviewList', 'es', { params, query: {} }), ['rojo'], ['red']);
      const { specifications } = JSON.parse(await ask('reviewSummary', 'es', { params }));
      expect(specifications).toEqual([{ sku: 'red', name: 'rojo', count: 1 }]);
    });
  });
});
