import { beforeAll, describe, expect, it } from 'vitest';
import { defaultPolicy } from '../policy/default-policy';
import { type TestApp, withDatabases } from '../testing/app';
import { RefundScenario } from '../testing/refund-scenario';
import type { TestGoods } from '../testing/test-mall';

/** `minor` is the amount in minor units, as the wire of a mall in the currency has it. */
const malls = [
  ['JPY', null, (minor: number) => `${minor}.00`, '¥12,345'],
  ['HUF', 0, (minor: number) => `${minor}.00`, 'HUF12,345'],
  ['KWD', null, (minor: number) => (minor / 1000).toFixed(3), 'KD12.345'],
  ['USD', null, (minor: number) => (minor / 100).toFixed(2), '$123.45'],
] as const;

const symbols = { JPY: '¥', HUF: 'Ft', KWD: 'KD', USD: '$' };

withDatabases((openApp) => {
  describe.each(malls)('a mall in %s with decimals %s', (code, decimals, wire, most) => {
    let scenario: RefundScenario;
    let goods: TestGoods;
    beforeAll(async () => {
      scenario = await RefundScenario.openMall(openApp, {
        currency: { ...defaultPolicy.currency, currency: code, symbol: symbols[code], decimals },
        cashOnDelivery: { offered: true, maxMinor: 12_345 },
        refund: { ...defaultPolicy.refund, returnReceived: false },
      });
      goods = await scenario.testMall.goods({ priceMinor: 1999, postageMinor: 333, stock: 99 });
    });
    const call: TestApp['call'] = (...args) => scenario.mall.call(...args);
    const digits = { JPY: 0, HUF: 0, KWD: 3, USD: 2 }[code];
    const minorOf = (text: string) => Math.round(Number(text) * 10 ** digits);

    it('tells storefronts how its amounts are counted', async () => {
      const { data } = await call('homeIndex', {});
      expect(JSON.parse(data.shopPayCurrency)).toMatchObject({
        currency: code,
        decimals: digits,
      });
    });

    it('orders, pays and refunds to the minor unit, with coupon, points and freight', async () => {
      const { testMall, paymentScenario } = scenario;
      await testMall.grantPoints(paymentScenario.shopper, 500);
      const coupon = await testMall.claimedCoupon(paymentScenario.shopper, {
        shopId: goods.shopId,
        moneyMinor: 100,
      });
      const orderNo = await testMall.order(paymentScenario.shopper, goods, 3, {
        couponIds: [coupon],
        useIntegral: true,
      });
      const before = await paymentScenario.detail(orderNo);
      expect(before).toMatchObject({
        proTotalPrice: wire(5997),
        couponPrice: wire(100),
        payPostage: wire(999),
      });
      const points = 5997 + 999 - 100 - minorOf(before.payPrice);
      expect(before.integralPrice).toBe(wire(points));
      expect(points).toBeGreaterThan(0);
      await scenario.pay(orderNo);
      const own = await testMall.shopOrderNo(orderNo);
      const { data: order } = await scenario.call('orderDetail', own);
      expect(order.paid).toBe(true);
      const [line] = order.orderInfoList;
      expect(minorOf(line.payFee)).toBe(minorOf(order.payPrice));
      expect(line.price).toBe(wire(1999));

      const form = (await scenario.call('refundForm', own)).data;
      const amounts: string[] = form.orderInfoList[0].refundPrices;
      expect(amounts.at(-1)).toBe(order.payPrice);
      const refunds: number[] = [];
      for (const quantity of [1, 1, 1]) {
        const refundNo = await scenario.applied(own, quantity);
        refunds.push(minorOf((await scenario.detail(refundNo)).refundPrice));
        await scenario.givenBackTo(refundNo, goods.shopId);
        await scenario.runJobs();
      }
      expect(refunds[0]).toBe(minorOf(amounts[0] ?? ''));
      expect(refunds.reduce((sum, one) => sum + one)).toBe(minorOf(order.payPrice));
      const sent = await paymentScenario.refunds(orderNo);
      expect(sent.map(({ status, currency }) => [status, currency])).toEqual(
        refunds.map(() => ['done', code]),
      );
      expect(sent.reduce((sum, one) => sum + one.amountMinor, 0)).toBe(minorOf(order.payPrice));
    });

    it('filters by prices in its own minor units, and refuses smaller ones', async () => {
      const found = async (minPrice: string) =>
        (await call('productList', { query: { minPrice, keyword: '' } })).data.total;
      expect(await found(wire(1999))).toBe(1);
      expect(await found(wire(2000))).toBe(0);
      const finer = `${wire(1999)}1`;
      expect(await call('productList', { query: { minPrice: finer } })).toMatchObject({
        code: 400,
        message: expect.stringContaining(`"${finer}" is not an amount`),
      });
    });

    it('names the most that can be paid on delivery as storefronts write it', async () => {
      const { testMall, paymentScenario } = scenario;
      const draft = await testMall.draft(paymentScenario.shopper, goods, 9);
      const answer = await testMall.create(paymentScenario.shopper, draft, { payType: 'cod' });
      expect(answer.message.replace(/\s/g, '')).toContain(`upto${most}can`);
    });

    it('earns points per 100 minor units, and says what they are worth', async () => {
      const { data } = await call('pointsSummary', {
        token: scenario.paymentScenario.shopper.token,
      });
      expect(data).toMatchObject({ integralPrice: wire(1), integralRate: 1 });
    });
  });
});
