import { beforeAll, describe, expect, it } from 'vitest';
import { operatorOperations } from '../http/contract';
import type { OperationId } from '../http/handler';
import { addMember } from '../staff/store';
import { type TestApp, withDatabases } from '../testing/app';
import { ApplicationScenario } from '../testing/application-scenario';
import type { CallOptions } from '../testing/call';
import { longSessions, MoneyScenario } from '../testing/money-scenario';
import { OperatorScenario } from '../testing/operator-scenario';
import { allScopes } from './key';

const newGoods = { name: 'Kettle', categoryId: 1, skus: [{ values: [], price: '1.00' }] };
/** Calls that need a request and find nothing for keys of other shops, rather than being refused. */
const emptyForOthers: ReadonlySet<OperationId> = new Set([
  'importGoods',
  'explainSearch',
  'operatorSearchWords',
  'searchedWords',
  'operatorTexts',
]);

withDatabases((openApp) => {
  let scene: OperatorScenario;
  let mall: TestApp;
  /** A request for each call about data of one shop. */
  let requests: Partial<Record<OperationId, CallOptions>>;
  let shopId: number;
  /** Confidential values: numbers of orders and refunds, text of a review. */
  let secrets: string[];

  beforeAll(async () => {
    scene = await OperatorScenario.openMall(openApp, longSessions);
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
    const payoutId = await new MoneyScenario(scene).paidOut(goods);
    const pictureId = await scene.picture(shopId, 'a'.repeat(32));
    const mallPictureId = await scene.picture(null, 'b'.repeat(32));
    const own = await scene.key({ shopId });
    const shelf = await mall.db
      .insertInto('shop_goods_category')
      .values({ shop_id: shopId, name: 'Shelf of cups', level: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await (
      await scene.caller({ shopId })
    )('setShopOpen', { params: { id: shopId }, body: { open: true } });
    const deadJobId = await scene.jobs();
    const staffId = await addMember(
      mall.db,
      { userId: scene.shopper.id, shopId, roles: ['owner'] },
      mall.deps.now(),
    );
    const report = await mall.db
      .insertInto('report')
      .values({
        user_id: scene.shopper.id,
        subject: 'shop',
        subject_id: shopId,
        reason: 'other',
        text: 'Words of a shopper',
        created_at: mall.deps.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
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
      operatorRefund: { params: { refundNo } },
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
      createHotWord: { body: { title: 'tea' }, headers: { 'idempotency-key': 'n9' } },
      saveHotWord: { params: { id: 1 }, body: { title: 'tea', version: 1 } },
      deleteHotWord: { params: { id: 1 }, body: { version: 1 } },
      setSearchWord: { body: { kind: 'stop', line: 'the', used: true } },
      saveTranslation: { body: { kind: 'category', source: 'Tea', language: 'fr', text: 'Thé' } },
      operatorSearchWords: { query: { kind: 'stop' } },
      searchedWords: { query: { found: false } },
      operatorTexts: { query: { kind: 'category', language: 'fr' } },
      explainSearch: { query: { keyword: 'mug' } },
      importGoods: {
        body: {
          columns: ['sku_id', 'keyword'],
          rows: [{ line: 2, cells: { sku_id: String(goods.skuId), keyword: 'tea' } }],
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
      saveStaff: { params: { id: staffId }, body: { version: 1, roles: ['goods'], shopId } },
      removeStaff: { params: { id: staffId }, body: { version: 1, shopId } },
      inviteStaff: { body: { email: 'new@example.com', roles: ['goods'], shopId } },
      shopToday: { query: { shopId } },
      shopBalance: { query: { shopId } },
      shopStatement: { query: { shopId } },
      checkLedger: {},
      lastLedgerCheck: {},
      setCommission: { params: { id: shopId }, body: { percent: 9 } },
      setPayoutAccount: {
        params: { id: shopId },
        body: { holder: 'Payee of the shop', accountNumber: 'DE1' },
      },
      createPayouts: { body: { shopId }, headers: { 'idempotency-key': 'p1' } },
      sendPayouts: { headers: { 'idempotency-key': 'p2' } },
      confirmPayout: { params: { id: payoutId } },
      failPayout: { params: { id: payoutId }, body: { reason: 'Closed' } },
      returnPayout: { params: { id: payoutId }, body: { reason: 'Closed' } },
      operatorGoodsDetail: { params: { id: goods.productId } },
      createGoods: {
        body: { ...newGoods, shopId },
        headers: { 'idempotency-key': 'n3' },
      },
      saveGoods: { params: { id: goods.productId }, body: { ...newGoods, version: 1 } },
      copyGoods: { params: { id: goods.productId }, headers: { 'idempotency-key': 'n4' } },
      archiveGoods: { params: { id: goods.productId }, body: { version: 1 } },
      restoreGoods: { params: { id: goods.productId }, body: { version: 1 } },
      createCategory: { body: { name: 'Tea' }, headers: { 'idempotency-key': 'n3' } },
      saveCategory: { params: { id: 1 }, body: { name: 'Tea', version: 1 } },
      moveCategory: { params: { id: 1 }, body: { version: 1, parentId: 0, position: 0 } },
      deleteCategory: { params: { id: 1 }, body: { version: 1 } },
      createTrade: { body: { name: 'Home', fee: 5 }, headers: { 'idempotency-key': 'n4' } },
      saveTrade: { params: { id: 1 }, body: { name: 'Home', fee: 0, version: 1 } },
      deleteTrade: { params: { id: 1 }, body: { version: 1 } },
      createShopType: { body: { name: 'Brand' }, headers: { 'idempotency-key': 'n5' } },
      saveShopType: { params: { id: 1 }, body: { name: 'Brand', version: 1 } },
      deleteShopType: { params: { id: 1 }, body: { version: 1 } },
      createBanner: {
        body: { slot: 'main', picture: '/a.webp' },
        headers: { 'idempotency-key': 'n6' },
      },
      saveBanner: { params: { id: 1 }, body: { slot: 'main', picture: '/a.webp', version: 1 } },
      saveMallLook: { body: { version: 0, logo: '/a.webp' } },
      orderBanners: { body: { slot: 'main', ids: [] } },
      deleteBanner: { params: { id: 1 }, body: { version: 1 } },
      operatorActivity: { params: { id: 1 } },
      createActivity: {
        body: { name: 'Spring', type: 1, goods: [] },
        headers: { 'idempotency-key': 'n7' },
      },
      saveActivity: {
        params: { id: 1 },
        body: { name: 'Spring', type: 1, goods: [], version: 1 },
      },
      orderActivities: { body: { ids: [] } },
      deleteActivity: { params: { id: 1 }, body: { version: 1 } },
      operatorAgreement: { params: { id: 1 } },
      createAgreement: {
        body: { kind: 'privacy', text: '<p>Little</p>' },
        headers: { 'idempotency-key': 'n8' },
      },
      saveAgreement: { params: { id: 1 }, body: { text: '<p>Less</p>', version: 1 } },
      publishAgreement: { params: { id: 1 }, body: { version: 1 } },
      deleteAgreement: { params: { id: 1 }, body: { version: 1 } },
      findShoppers: { body: { id: scene.shopper.id } },
      operatorShopper: { params: { id: scene.shopper.id } },
      blockShopper: { params: { id: scene.shopper.id }, body: { reason: 'Fraud' } },
      unblockShopper: { params: { id: scene.shopper.id } },
      endShopperSessions: { params: { id: scene.shopper.id } },
      hideReview: { params: { id: reviewId }, body: { reason: 'Insult' } },
      showReview: { params: { id: reviewId } },
      decideReport: { params: { id: report.id }, body: { version: 1, outcome: 'upheld' } },
      operatorShop: { params: { id: shopId } },
      saveShop: { params: { id: shopId }, body: { version: 1, name: 'Renamed' } },
      classifyShop: { params: { id: shopId }, body: { version: 1, typeId: 1, categoryId: 1 } },
      setShopHoliday: { params: { id: shopId }, body: { version: 1 } },
      saveShopLayout: { params: { id: shopId }, body: { version: 1, sections: [] } },
      suspendShop: { params: { id: shopId }, body: { reason: 'Papers' } },
      resumeShop: { params: { id: shopId } },
      shopFreight: { params: { id: shopId } },
      saveShopFreight: { params: { id: shopId }, body: { version: 1 } },
      quoteShopFreight: {
        params: { id: shopId },
        body: { country: 'SE', lines: [{ skuId: goods.skuId, quantity: 1 }] },
      },
      createShopCategory: {
        body: { shopId, name: 'Cups' },
        headers: { 'idempotency-key': 'n3' },
      },
      saveShopCategory: { params: { id: shelf.id }, body: { version: 1, name: 'Cups' } },
      deleteShopCategory: { params: { id: shelf.id }, body: { version: 1 } },
      orderShopCategories: { body: { shopId, ids: [shelf.id] } },
      operatorCoupon: { params: { id: couponId } },
      createCoupon: {
        body: { shopId, name: 'Tea', useType: 1, amount: '1.00', days: 7 },
        headers: { 'idempotency-key': 'n4' },
      },
      saveCoupon: {
        params: { id: couponId },
        body: { version: 1, name: 'Tea', useType: 1, amount: '1.00', days: 7 },
      },
      closeCoupon: { params: { id: couponId }, body: { version: 1 } },
      retryJob: { params: { id: deadJobId } },
      retryJobs: { body: { name: 'send a parcel' } },
      runJob: { body: { name: 'count parcels' } },
      previewCoupon: { body: { shopId, name: 'Tea', useType: 1, amount: '1.00', days: 7 } },
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
      'Words of a shopper',
      'tp_noted',
      own.key,
      'Payee of the shop',
      'Shelf of cups',
      'send a parcel',
      'count parcels',
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
    reports: await mall.db.selectFrom('report').selectAll().execute(),
    applications: await mall.db.selectFrom('merchant_application').selectAll().execute(),
    staff: await mall.db.selectFrom('staff').selectAll().execute(),
    invitations: await mall.db.selectFrom('staff_invitation').selectAll().execute(),
    payouts: await mall.db.selectFrom('payout').selectAll().orderBy('id').execute(),
    accounts: await mall.db.selectFrom('payout_account').selectAll().execute(),
    shelves: await mall.db.selectFrom('shop_goods_category').selectAll().execute(),
    jobs: await mall.db.selectFrom('job').selectAll().orderBy('id').execute(),
    coupon: await mall.db.selectFrom('coupon').selectAll().orderBy('id').execute(),
    done: (await scene.log()).filter(({ result }) => result === 'done'),
  });

  // Calls of people take their session, or its key; see staff.test.ts and settings.test.ts
  const ofPeople = ['closeStaffSession', 'staffMails', 'setStaffMail'];
  const byKey = operatorOperations.filter(({ id, scopes }) => scopes && !ofPeople.includes(id));
  describe.each(byKey)('$id', ({ id, scopes = [] }) => {
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
      if (requests[operation] && !emptyForOthers.has(operation)) {
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
