import { beforeAll, describe, expect, it } from 'vitest';
import { operatorOperations } from '../http/contract';
import type { OperationId } from '../http/handler';
import { type TestApp, withDatabases } from '../testing/app';
import { ApplicationScenario } from '../testing/application-scenario';
import type { CallOptions } from '../testing/call';
import { OperatorScenario } from '../testing/operator-scenario';
import { allScopes } from './key';

withDatabases((openApp) => {
  let scene: OperatorScenario;
  let mall: TestApp;
  /** A request for each call about data of one shop. */
  let requests: Partial<Record<OperationId, CallOptions>>;
  let shopId: number;
  /** Confidential values: numbers of orders and refunds, text of a review. */
  let secrets: string[];

  beforeAll(async () => {
    scene = await OperatorScenario.openMall(openApp);
    mall = scene.mall;
    const goods = await scene.goods();
    shopId = goods.shopId;
    const orderNo = await scene.refunds.paid(goods);
    const refundNo = await scene.refunds.applied(await scene.refunds.paid(goods));
    await scene.note(orderNo);
    const reviewId = await scene.review(goods);
    const couponId = await scene.testMall.coupon({ shopId, moneyMinor: 100 });
    const applicants = await ApplicationScenario.fill(mall);
    const applicationId = await applicants.applied(await mall.signUp(), { name: 'Hidden' });
    const pictureId = await scene.picture(shopId, 'a'.repeat(32));
    const mallPictureId = await scene.picture(null, 'b'.repeat(32));
    const own = await scene.key({ shopId });
    await (
      await scene.caller({ shopId })
    )('setShopOpen', { params: { id: shopId }, body: { open: true } });
    const sku = { params: { id: goods.skuId } };
    requests = {
      createOperatorKey: { body: { name: 'New', scopes: ['orders:read'], shopId } },
      revokeOperatorKey: { params: { id: own.id } },
      operatorOrder: { params: { orderNo } },
      shipOrder: { params: { orderNo }, body: { company: 'Swallow', waybillNo: 'W1' } },
      beginOrder: { params: { orderNo } },
      addTrace: { params: { orderNo }, body: { time: '2026-03-01 10:00:00', text: 'Sorted' } },
      deliverOrder: { params: { orderNo } },
      callOffOrder: { params: { orderNo } },
      acceptRefund: { params: { refundNo } },
      confirmPaidBack: { params: { refundNo } },
      confirmReturn: { params: { refundNo } },
      refuseRefund: { params: { refundNo }, body: { reason: 'Used' } },
      replyToReview: { params: { id: reviewId }, body: { text: 'Thanks' } },
      setGoodsOnSale: { params: { id: goods.productId }, body: { onSale: false } },
      setStock: { ...sku, body: { stock: 3, expected: 5 } },
      changeStock: { ...sku, body: { by: 1 }, headers: { 'idempotency-key': 'n1' } },
      setPrice: { ...sku, body: { price: '1.00', expected: '12.50' } },
      endQuotes: sku,
      explainSearch: { query: { keyword: 'mug' } },
      importGoods: {
        body: {
          columns: ['price'],
          rows: [{ line: 2, skuId: String(goods.skuId), price: '1.00' }],
        },
      },
      setGoodsVirtual: { params: { id: goods.productId }, body: { virtual: true } },
      setShopDelivery: { params: { id: shopId }, body: { methods: ['shopCourier'] } },
      setShopOpen: { params: { id: shopId }, body: { open: false } },
      approveApplication: { params: { id: applicationId } },
      refuseApplication: { params: { id: applicationId }, body: { reason: 'Old' } },
      createGuarantee: {
        body: { name: 'Returns', content: 'Within 30 days' },
        headers: { 'idempotency-key': 'n2' },
      },
      saveGuarantee: {
        params: { id: 1 },
        body: { name: 'Returns', content: 'Within 30 days', version: 1 },
      },
      deleteGuarantee: { params: { id: 1 }, body: { version: 1 } },
      uploadPicture: {
        query: { shopId },
        body: { multipart: 'x' },
        headers: { 'idempotency-key': 'n3' },
      },
      deletePicture: { params: { id: pictureId } },
      mallPictures: {},
      uploadMallPicture: { body: { multipart: 'x' }, headers: { 'idempotency-key': 'n4' } },
      deleteMallPicture: { params: { id: mallPictureId } },
      grantCoupon: { params: { id: couponId }, body: { accountId: scene.shopper.id } },
    };
    secrets = [
      orderNo,
      refundNo,
      'Fine',
      'Hidden',
      'tp_noted',
      own.key,
      'a'.repeat(32),
      'b'.repeat(32),
    ];
  });

  const contents = async () => ({
    orders: await mall.db.selectFrom('shop_order').selectAll().orderBy('id').execute(),
    refunds: await mall.db.selectFrom('refund_order').selectAll().orderBy('id').execute(),
    skus: await mall.db.selectFrom('sku').selectAll().orderBy('id').execute(),
    goods: await mall.db.selectFrom('product').selectAll().orderBy('id').execute(),
    shops: await mall.db.selectFrom('shop').selectAll().orderBy('id').execute(),
    reviews: await mall.db.selectFrom('review').selectAll().orderBy('id').execute(),
    coupons: await mall.db.selectFrom('user_coupon').selectAll().orderBy('id').execute(),
    pictures: await mall.db.selectFrom('picture').selectAll().orderBy('id').execute(),
    applications: await mall.db.selectFrom('merchant_application').selectAll().execute(),
    done: (await scene.log()).filter(({ result }) => result === 'done'),
  });

  describe.each(operatorOperations)('$id', ({ id, scopes = [] }) => {
    const operation = id as OperationId;
    const request = () => requests[operation] ?? {};

    it('needs its scope, a key that is valid, and no shopper will do', async () => {
      const before = await contents();
      const others = allScopes.filter((scope) => !scopes.includes(scope));
      const without = await scene.key({ scopes: others, shopId });
      const revoked = await scene.key();
      const revokedAt = { revoked_at: mall.deps.now() };
      await mall.db
        .updateTable('operator_key')
        .set(revokedAt)
        .where('id', '=', revoked.id)
        .execute();
      const { token } = scene.shopper;
      const bearer = (value: string) => ({ ...request().headers, authorization: value });
      const { key } = await scene.key();
      const answers = await Promise.all([
        mall.call(operation, { ...request(), key: without.key }),
        mall.call(operation, request()),
        mall.call(operation, { ...request(), key: revoked.key }),
        mall.call(operation, { ...request(), token }),
        mall.call(operation, { ...request(), headers: bearer(`Bearer ${token}`) }),
        // an operator key in place of a session token, and in addition to one
        mall.call(operation, { ...request(), token: key }),
        mall.call(operation, { ...request(), headers: bearer(key) }),
        mall.call(operation, { ...request(), headers: bearer(`Bearer ${key}0`) }),
        mall.call(operation, { ...request(), query: { key, token: key } }),
      ]);
      const missing = scopes.length > 0 ? 403 : 200;
      expect(answers.map(({ code }) => code)).toEqual([missing, ...Array(8).fill(401)]);
      expect(answers.filter(({ data }) => data !== null)).toHaveLength(missing === 200 ? 1 : 0);
      expect(await contents()).toEqual(before);
    });

    it('shows and changes nothing of another shop', async () => {
      const foreign = await scene.caller({ shopId: await scene.testMall.shop() });
      const before = await contents();
      const answer = await foreign(operation, request());
      const response = await foreign(operation, { ...request(), query: { shopId } });
      if (requests[operation] && operation !== 'importGoods' && operation !== 'explainSearch') {
        expect(answer.message).toMatch(/^There is no such \w+\.$/);
        expect(answer).toMatchObject({ code: 500, reason: 'not-found' });
      } else {
        expect(answer.code).toBe(200);
        expect(answer.data.total ?? 0).toBe(
          operation === 'operatorShops' || operation === 'operatorKeys' ? 1 : 0,
        );
        expect(answer.data.rows ?? []).toEqual([]);
      }
      const text = JSON.stringify([answer, response]);
      expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
      expect(await contents()).toEqual(before);
    });
  });

  it('opens nothing that is a shopper’s', async () => {
    const { key } = await scene.key();
    for (const operation of ['userInfo', 'orderData', 'cartCount', 'allAddresses'] as const) {
      const query = { type: 'total', numType: 'true' };
      expect(await mall.call(operation, { key, query })).toMatchObject({ code: 401 });
      expect(await mall.call(operation, { token: key, query })).toMatchObject({ code: 401 });
    }
  });

  it.each([
    '/api/%6fperator/order/list',
    '/api//operator/order/list',
    '//api/operator/order/list/',
    '/api/operator/order/list;x=1',
    '/api/operator/./order/list',
    '/api/front/../operator/order/list',
    '/api/front/%2e%2e/operator/order/list',
    '/API/OPERATOR/order/list',
    '/api/operator%2forder/list',
  ])('asks for a key however %s is written', async (path) => {
    const headers = { 'authori-zation': scene.shopper.token };
    const { code } = (await mall.app.inject({ url: path, headers })).json<{ code: number }>();
    expect([401, 404]).toContain(code);
  });
});
