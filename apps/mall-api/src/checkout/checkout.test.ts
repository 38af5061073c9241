import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, withDatabases } from '../testing/app';
import { PaymentScenario } from '../testing/payment-scenario';
import { expectSumsToAgree } from '../testing/sums';
import { TestMall } from '../testing/test-mall';

withDatabases((openApp) => {
  let mall: TestApp;
  let testMall: TestMall;
  beforeAll(async () => {
    mall = await openApp();
    testMall = await TestMall.open(mall);
  });
  afterAll(() => expectSumsToAgree(mall.db));

  it('shows a draft with its shops, prices and the default address', async () => {
    const shopper = await testMall.shopper();
    const shopId = await testMall.shop('Tea House');
    const one = await testMall.goods({ shopId, priceMinor: 1999, postageMinor: 150 });
    const two = await testMall.goods({ shopId, priceMinor: 501 });
    const three = await testMall.goods({ priceMinor: 10000, postageMinor: 20 });
    const preOrderNo = await testMall.cartDraft(shopper, [one, two, three], 2);
    const { data } = await mall.call('loadPreOrder', {
      token: shopper.token,
      params: { preOrderNo },
    });
    expect(data).toMatchObject({
      proTotalFee: '250.00',
      freightFee: '3.40',
      couponFee: '0.00',
      payFee: '253.40',
      totalPrice: '253.40',
      orderProNum: 6,
      addressId: shopper.addressId,
      realName: 'Nora Lindgren',
    });
    expect(
      data.orderList.map((shop: { orderInfoList: [] }) => shop.orderInfoList.length).sort(),
    ).toEqual([1, 2]);
    expect(data.cartIdList).toHaveLength(3);
    const params = { preOrderNo: await testMall.draft(shopper, one) };
    const bought = await mall.call('loadPreOrder', { token: shopper.token, params });
    expect(bought.data).toMatchObject({ totalPrice: '21.49', cartIdList: null });
  });

  it('splits an order by shop, takes stock, uses the coupon and empties the cart', async () => {
    const shopper = await testMall.shopper();
    const one = await testMall.goods({ priceMinor: 999, postageMinor: 150, stock: 5 });
    const two = await testMall.goods({ priceMinor: 333, stock: 5 });
    const couponId = await testMall.claimedCoupon(shopper, { moneyMinor: 500 });
    await testMall.claimedCoupon(shopper, { moneyMinor: 900, minMinor: 99_999 });
    const preOrderNo = await testMall.cartDraft(shopper, [one, two], 3);
    const fitting = await mall.call('orderCoupons', {
      token: shopper.token,
      params: { preOrderNo },
    });
    expect(fitting.data).toMatchObject([{ id: couponId, money: '5.00', useType: 3 }]);
    const price = await mall.call('computePrice', {
      token: shopper.token,
      body: { preOrderNo, couponId },
    });
    expect(price.data).toMatchObject({
      couponFee: '5.00',
      freightFee: '4.50',
      proTotalFee: '39.96',
      payFee: '39.46',
    });

    const created = await testMall.create(shopper, preOrderNo, { couponId, mark: ' Ring twice ' });
    expect(created.data.orderNo).toMatch(/^PT/);
    const { data } = await mall.call('masterOrderDetail', {
      token: shopper.token,
      params: { orderNo: created.data.orderNo },
    });
    expect(data).toMatchObject({
      payPrice: '39.46',
      couponPrice: '5.00',
      couponId,
      paid: false,
      isCancel: false,
      mark: 'Ring twice',
      userAddress: 'Kungsgatan 12, Stockholm, 11135 Sweden',
    });
    expect(data.orderList).toHaveLength(2);
    expect(data.orderList.every((shop: { orderNo: string }) => shop.orderNo.startsWith('SH'))).toBe(
      true,
    );
    expect(await testMall.stockOf(one)).toEqual({ stock: 2, sales: 3 });
    const cart = await mall.call('cartCount', {
      token: shopper.token,
      query: { numType: true, type: 'total' },
    });
    expect(cart.data.count).toBe(0);
  });

  it.each([0, '', null, '0'])('takes %j for no coupon', async (couponId) => {
    const shopper = await testMall.shopper();
    const preOrderNo = await testMall.draft(shopper, await testMall.goods({ priceMinor: 1000 }));
    const body = { preOrderNo, couponId };
    const price = await mall.call('computePrice', { token: shopper.token, body });
    expect(price.data.payFee).toBe('10.00');
    expect((await testMall.create(shopper, preOrderNo, { couponId })).message).toBe('success');
  });

  it('neither orders nor pays with a session that another process has just ended', async () => {
    const shopper = await testMall.shopper();
    const goods = await testMall.goods();
    const orderNo = await testMall.order(shopper, goods);
    const preOrderNo = await testMall.draft(shopper, goods);
    await mall.db.deleteFrom('session').where('user_id', '=', shopper.id).execute();
    // Calls that move no money accept the cached session for some seconds
    const params = { preOrderNo };
    expect((await mall.call('loadPreOrder', { token: shopper.token, params })).code).toBe(200);
    expect((await testMall.create(shopper, preOrderNo)).code).toBe(401);
    const body = { orderNo, payType: 'test', payChannel: 'pc' };
    expect((await mall.call('startPayment', { token: shopper.token, body })).code).toBe(401);
  });

  it('needs few statements from the cart to the paid order', async () => {
    const shopper = await testMall.shopper();
    const paymentScenario = new PaymentScenario(mall, testMall, shopper);
    const { productId, skuId } = await testMall.goods({ priceMinor: 2500 });
    const { token, addressId } = shopper;
    // The session is cached from here on
    await mall.call('cartList', { token, query: { isValid: true } });
    const statements = await mall.countStatements(async () => {
      const item = { productId, productAttrUnique: skuId, cartNum: 1 };
      expect((await mall.call('addToCart', { token, body: [item] })).code).toBe(200);
      const { data } = await mall.call('cartList', { token, query: { isValid: true } });
      const orderDetails = [{ shoppingCartId: data[0].cartInfoList[0].id }];
      const draft = { preOrderType: 'shoppingCart', orderDetails };
      const { preOrderNo } = (await mall.call('createPreOrder', { token, body: draft })).data;
      await mall.call('loadPreOrder', { token, params: { preOrderNo } });
      await mall.call('computePrice', { token, body: { preOrderNo, addressId } });
      const { orderNo } = (await testMall.create(shopper, preOrderNo)).data;
      expect(await paymentScenario.deliver(await paymentScenario.event(orderNo))).toMatchObject({
        outcome: 'paid',
      });
    });
    // cart 4 and 2, draft 3, load 1, price 1, order 6, start 6, webhook 3
    expect(statements).toBeLessThanOrEqual(27);
  });

  it('needs few statements for an order', async () => {
    const shopper = await testMall.shopper();
    const draft = await testMall.cartDraft(shopper, [
      await testMall.goods(),
      await testMall.goods(),
    ]);
    const statements = await mall.countStatements(() => testMall.create(shopper, draft));
    // draft, locks of buyer, held units and goods, order with its parts, stock
    expect(statements).toBeLessThanOrEqual(6);
  });
});
