import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultPolicy } from './policy/default-policy';
import { type TestApp, withPostgres } from './testing/app';
import { expectLedgerToAgree } from './testing/ledger-agrees';
import { MoneyScenario } from './testing/money-scenario';
import { OperatorScenario } from './testing/operator-scenario';
import { PaymentScenario } from './testing/payment-scenario';
import { RefundScenario } from './testing/refund-scenario';
import { expectSumsToAgree } from './testing/sums';
import { type Shopper, type TestGoods, TestMall } from './testing/test-mall';
import { withTwoServers } from './testing/two-servers';

const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

/** Two servers share nothing but the database, so only the database can prevent these races. */
describe('what two servers race for', () => {
  withPostgres((openApp) => {
    let own: TestApp;
    let mall: TestApp;
    let testMall: TestMall;
    let paymentScenario: PaymentScenario;
    let stop: () => Promise<unknown>;
    beforeAll(async () => {
      const unpaid = { ...defaultPolicy.unpaid, ordersPerAccount: 1000 };
      own = await openApp({ policy: { unpaid } });
      ({ mall, stop } = await withTwoServers(own));
      testMall = await TestMall.open(mall);
      paymentScenario = new PaymentScenario(mall, testMall, await testMall.shopper());
    });
    afterAll(async () => {
      await stop();
      await expectSumsToAgree(own.db);
      await expectLedgerToAgree(own.db);
    });

    const buyers = (count: number) => times(count, () => testMall.shopper());

    test('every order is placed, although the servers have clocks twelve minutes apart', async () => {
      const goods = await testMall.goods({ stock: 20 });
      const codes: number[] = [];
      for (const shopper of await buyers(6)) {
        const draft = await testMall.draft(shopper, goods);
        // Every other time by the server that has not made the draft
        if (codes.length % 2 === 0) await mall.call('hotKeywords');
        codes.push((await testMall.create(shopper, draft)).code);
      }
      expect(codes).toEqual(Array(6).fill(200));
    });

    test('the last piece is sold once', async () => {
      const goods = await times(10, () => testMall.goods({ stock: 2 }));
      // sequentially, so that the two buyers of the same goods are on different servers
      const drafts: { shopper: Shopper; draft: string }[] = [];
      for (const sold of goods) {
        for (const shopper of await buyers(2))
          drafts.push({ shopper, draft: await testMall.draft(shopper, sold) });
      }
      // one unit of each is left, and none is reserved
      await own.db.deleteFrom('stock_hold').execute();
      const skuIds = goods.map(({ skuId }) => skuId);
      await own.db.updateTable('sku').set({ stock: 1 }).where('id', 'in', skuIds).execute();
      const answers = await Promise.all(
        drafts.map((one) => testMall.create(one.shopper, one.draft)),
      );
      expect(answers.filter(({ code }) => code === 200)).toHaveLength(10);
      for (const sold of goods)
        expect(await testMall.stockOf(sold)).toEqual({ stock: 0, sales: 1 });
    });

    test('the last piece is held for one', async () => {
      const goods = await times(10, () => testMall.goods({ stock: 1 }));
      const shoppers = await buyers(20);
      const drafts = await Promise.all(
        shoppers.map(async (shopper, index) => {
          const sold = goods[index % 10] as TestGoods;
          return { shopper, draft: await testMall.draft(shopper, sold).catch(() => undefined) };
        }),
      );
      const started = drafts.flatMap(({ shopper, draft }) => (draft ? { shopper, draft } : []));
      const answers = await Promise.all(
        started.map((one) => testMall.create(one.shopper, one.draft)),
      );
      expect(answers.filter(({ code }) => code === 200)).toHaveLength(10);
      for (const sold of goods)
        expect(await testMall.stockOf(sold)).toEqual({ stock: 0, sales: 1 });
    });

    test('a draft that is sent again and again is one order', async () => {
      const [shopper, goods] = [await testMall.shopper(), await testMall.goods()];
      const draft = await testMall.draft(shopper, goods, 2);
      const answers = await times(10, () => testMall.create(shopper, draft));
      expect(answers.map(({ code }) => code)).toEqual(Array(10).fill(200));
      expect(new Set(answers.map(({ data }) => data.orderNo)).size).toBe(1);
      expect(await testMall.stockOf(goods)).toEqual({ stock: 8, sales: 2 });
    });

    test('a coupon is used once', async () => {
      const [shopper, goods] = [await testMall.shopper(), await testMall.goods()];
      const couponId = await testMall.claimedCoupon(shopper, { moneyMinor: 100 });
      const drafts = await times(6, () => testMall.draft(shopper, goods));
      const answers = await Promise.all(
        drafts.map((draft) => testMall.create(shopper, draft, { couponId })),
      );
      expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
      expect((await testMall.stockOf(goods)).sales).toBe(1);
    });

    test('coupons are handed out as often as there are, and once to each', async () => {
      const couponId = await testMall.coupon({ moneyMinor: 100, total: 3 });
      const tokens = (await buyers(8)).flatMap(({ token }) => [token, token]);
      const answers = await Promise.all(
        tokens.map((token) => mall.call('claimCoupon', { token, body: { couponId } })),
      );
      expect(answers.filter(({ code }) => code === 200)).toHaveLength(3);
      const held = await own.db
        .selectFrom('user_coupon')
        .select('user_id')
        .where('coupon_id', '=', couponId)
        .execute();
      expect(new Set(held.map((row) => row.user_id)).size).toBe(3);
      expect(held).toHaveLength(3);
    });

    test('every piece that is put into a cart is in it', async () => {
      const [shopper, goods] = [await testMall.shopper(), await testMall.goods({ stock: 50 })];
      const { token } = shopper;
      const item = { productId: goods.productId, productAttrUnique: goods.skuId, cartNum: 1 };
      const answers = await times(12, () => mall.call('addToCart', { token, body: [item] }));
      expect(answers.map(({ code }) => code)).toEqual(Array(12).fill(200));
      const { data } = await mall.call('cartList', { token, query: { isValid: true } });
      expect(data[0].cartInfoList).toMatchObject([{ cartNum: 12 }]);
    });

    test('an order is cancelled, paid before or after, and its money goes back once', async () => {
      const orders = await times(8, () => paymentScenario.order());
      const events = await Promise.all(orders.map((orderNo) => paymentScenario.event(orderNo)));
      const [cancelled] = await Promise.all([
        Promise.all(orders.map((orderNo) => paymentScenario.cancel(orderNo))),
        Promise.all(events.map((event) => paymentScenario.deliver(event))),
      ]);
      expect(cancelled.map(({ code }) => code)).toEqual(Array(8).fill(200));
      for (const orderNo of orders) {
        // Paid or not when it was cancelled, nothing of it is shipped
        const { orderList } = await paymentScenario.detail(orderNo);
        expect(orderList).toMatchObject([{ status: 9 }]);
        expect(await paymentScenario.refunds(orderNo)).toMatchObject([{ amountMinor: 2500 }]);
      }
    });

    test('a payment that is told of again and again is settled once', async () => {
      const event = await paymentScenario.event(await paymentScenario.order());
      const answers = await times(6, () => paymentScenario.deliver(event));
      expect(answers.filter(({ outcome }) => outcome === 'paid')).toHaveLength(1);
      const others = await times(4, (n) =>
        paymentScenario.deliver({ ...event, id: `${event.id}_${n}` }),
      );
      expect(others.map(({ outcome }) => outcome)).toEqual(Array(4).fill('ignored'));
    });

    test('an order has one payment under way, however often it is started', async () => {
      const orderNo = await paymentScenario.order();
      const answers = await times(6, () => paymentScenario.start(orderNo));
      expect(new Set(answers.map(({ data }) => data.redirect)).size).toBe(1);
    });

    test('what is cancelled again and again gives back its pieces once', async () => {
      const [shopper, goods] = [await testMall.shopper(), await testMall.goods()];
      const orderNo = await testMall.order(shopper, goods, 4);
      const { token } = shopper;
      const answers = await times(6, () =>
        mall.call('cancelOrder', { token, params: { orderNo } }),
      );
      expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
      expect(await testMall.stockOf(goods)).toEqual({ stock: 10, sales: 0 });
    });

    test('shops are paid out once, by operators who press at the same time', async () => {
      const money = new MoneyScenario(new OperatorScenario(new RefundScenario(paymentScenario)));
      const goods = await times(4, () => money.goods());
      const shops = goods.map(({ shopId }) => shopId);
      for (const one of goods) {
        await money.completed(one);
        await money.setAccount(one.shopId);
      }
      // Nobody waits: the money of completed orders is available
      await own.db.updateTable('shop_order').set({ released_at: own.deps.now() }).execute();
      const key = (n: number) => `at once ${n % 3}`;
      const { key: operator } = await money.scene.key();
      const pay = (n: number, shopId?: number) =>
        mall.call('createPayouts', {
          key: operator,
          body: { shopId },
          headers: { 'idempotency-key': `${key(n)} of ${shopId ?? 'all'}` },
        });
      await times(12, (n) => pay(n, n % 2 ? shops[n % 4] : undefined));
      const paid = await own.db
        .selectFrom('payout')
        .select(['shop_id', 'amount_minor'])
        .where('shop_id', 'in', shops)
        .orderBy('shop_id')
        .execute();
      expect(paid).toEqual(
        shops.toSorted((a, b) => a - b).map((shop_id) => ({ shop_id, amount_minor: 2250 })),
      );
    });

    test('a payout that the bank sends back is owed once, whatever else is said of it', async () => {
      const money = new MoneyScenario(new OperatorScenario(new RefundScenario(paymentScenario)));
      const goods = await money.goods();
      await money.completed(goods);
      await money.setAccount(goods.shopId);
      await own.db.updateTable('shop_order').set({ released_at: own.deps.now() }).execute();
      const { data } = await money.pay(goods.shopId);
      const params = { id: data[0].id };
      await money.call('confirmPayout', { params });
      const { key } = await money.scene.key();
      const calls = ['returnPayout', 'failPayout', 'confirmPayout'] as const;
      const answers = await times(9, (n) =>
        mall.call(calls[n % 3] ?? 'returnPayout', { key, params, body: { reason: 'Closed' } }),
      );
      const returned = answers.filter((_, n) => n % 3 === 0);
      expect(returned.map(({ code }) => code)).toEqual([200, 200, 200]);
      const again = await times(4, () => money.pay(goods.shopId));
      expect(again.filter(({ code }) => code === 200)).toHaveLength(1);
    });

    test('a code signs in once, though it is sent again and again', async () => {
      const number = { phone: '13800000001', countryCode: '+86' };
      const codeFor = async () => {
        expect((await own.call('sendPhoneCode', { body: number })).code).toBe(200);
        own.advance(660_000);
        return own.texts.at(-1)?.code;
      };
      const body = { ...number, password: 'Vermilion-2026', captcha: await codeFor() };
      const accounts = await times(6, () => mall.call('registerByPhone', { body }));
      expect(accounts.filter(({ code }) => code === 200)).toHaveLength(1);
      const signIn = { ...number, captcha: await codeFor() };
      const sessions = await times(4, () => mall.call('loginByPhoneCode', { body: signIn }));
      expect(sessions.filter(({ code }) => code === 200)).toHaveLength(1);
    });
  });
});
