import { beforeAll, expect, it } from 'vitest';
import { createApp } from '../app';
import { type TestApp, withDatabases } from '../testing/app';
import { type Shopper, TestMall } from '../testing/test-mall';

withDatabases((openApp) => {
  let mall: TestApp;
  let testMall: TestMall;
  let shopper: Shopper;
  beforeAll(async () => {
    mall = await openApp({ settings: { storefrontUrl: 'https://shop.example' } });
    testMall = await TestMall.open(mall);
    shopper = await testMall.shopper();
    await mall.app.listen({ port: 0, host: '127.0.0.1' });
  });

  const newOrder = async () =>
    testMall.order(shopper, await testMall.goods({ priceMinor: 1250 }), 2);
  const start = (orderNo: string, payType = 'test') =>
    mall.call('startPayment', {
      token: shopper.token,
      body: { orderNo, payType, payChannel: 'pc' },
    });
  /** Starts a payment; resolves to the path of its page. */
  const pageOf = async (orderNo: string) => new URL((await start(orderNo)).data.redirect).pathname;
  const choose = (path: string, choice: string) =>
    mall.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `choice=${choice}`,
    });
  const detail = async (orderNo: string) =>
    (await mall.call('masterOrderDetail', { token: shopper.token, params: { orderNo } })).data;

  it('offers the test provider', async () => {
    expect((await mall.call('payMethods')).data).toMatchObject({
      testStatus: true,
      stripeStatus: false,
    });
  });

  it('pays by the word of the provider: page, webhook, back to the storefront', async () => {
    const orderNo = await newOrder();
    const path = await pageOf(orderNo);
    const page = await mall.app.inject({ url: path });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(orderNo);
    expect(page.body).toContain('Pay $25.00');
    expect(page.headers['content-security-policy']).toMatch(
      /default-src 'none'.*form-action 'self' https:\/\/shop\.example/,
    );
    const answer = await choose(path, 'pay');
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(
      `https://shop.example/order/payment_result?status=1&orderNo=${orderNo}`,
    );
    expect(await detail(orderNo)).toMatchObject({
      paid: true,
      redirect: null,
      payTime: expect.stringMatching(/^\d{4}-/),
    });
    const tab = await mall.call('orderList', { token: shopper.token, query: { type: 1 } });
    expect(tab.data.list[0]).toMatchObject({ masterOrderNo: orderNo, paid: true, status: 0 });
    expect((await mall.app.inject({ url: path })).body).toContain('This payment was made.');
    expect((await choose(path, 'fail')).headers.location).toBe(path);
    expect((await start(orderNo)).message).toBe('This order has already been paid.');
  });

  it.each(['fail', 'abandon'])('can be paid after a first attempt: %s', async (choice) => {
    const orderNo = await newOrder();
    expect((await detail(orderNo)).payState).toBe('none');
    const first = await pageOf(orderNo);
    expect((await detail(orderNo)).payState).toBe('pending');
    expect((await choose(first, choice)).headers.location).toContain('status=0');
    expect(await detail(orderNo)).toMatchObject({
      paid: false,
      redirect: null,
      payState: choice === 'fail' ? 'failed' : 'abandoned',
    });
    const second = await pageOf(orderNo);
    expect(second).not.toBe(first);
    await choose(second, 'pay');
    expect((await detail(orderNo)).paid).toBe(true);
  });

  it('has one payment under way, however often it is started', async () => {
    const orderNo = await newOrder();
    const answers = await Promise.all([start(orderNo), start(orderNo), start(orderNo)]);
    const pages = new Set(answers.map((answer) => answer.data.redirect));
    expect(pages.size).toBe(1);
    expect((await detail(orderNo)).redirect).toBe([...pages][0]);
    const { data } = await mall.call('awaitPayList', { token: shopper.token });
    expect(data.list[0].redirect).toBe([...pages][0]);
    expect((await start(orderNo, 'paypal')).code).toBe(500);
  });

  it('knows no page of an unknown payment', async () => {
    expect((await mall.app.inject({ url: '/test-pay/tp_0' })).statusCode).toBe(404);
    expect((await choose('/test-pay/tp_0', 'pay')).statusCode).toBe(404);
  });

  it('has neither page nor method when the test provider is switched off', async () => {
    const settings = { ...mall.deps.settings, testPay: false };
    const { app } = await createApp({
      deps: { ...mall.deps, settings },
      logStream: { write: () => {} },
    });
    expect((await app.inject('/api/front/pay/method')).json().data.testStatus).toBe(false);
    expect((await app.inject('/test-pay/tp_0')).json()).toMatchObject({ code: 404 });
    const webhook = await app.inject({ method: 'POST', url: '/api/pay/webhook/test' });
    expect(webhook.statusCode).toBe(400);
    await app.close();
  });

  it('needs no provider for an order that costs nothing', async () => {
    const orderNo = await testMall.order(shopper, await testMall.goods({ priceMinor: 0 }));
    expect(await detail(orderNo)).toMatchObject({ paid: true, payPrice: '0.00' });
    for (let round = 0; round < 2; round += 1)
      expect((await start(orderNo)).data.redirect).toContain('status=1');
    const params = { orderNo };
    const cancelled = await mall.call('cancelOrder', { token: shopper.token, params });
    expect(cancelled.code).toBe(200);
    expect((await detail(orderNo)).orderList).toMatchObject([{ status: 9, refundStatus: 3 }]);
  });
});
