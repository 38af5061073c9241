import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withDatabases, type TestApp } from '../testing/app';
import { Market } from './testing/market';
import { expectSumsToAgree } from './testing/sums';

withDatabases((openApp) => {
  let mall: TestApp;
  let market: Market;
  beforeAll(async () => {
    mall = await openApp();
    market = await Market.open(mall);
  });
  afterAll(() => expectSumsToAgree(mall.db));

  it('shows a draft with its shops, prices and the default address', async () => {
    const shopper = await market.shopper();
    const shopId = await market.shop('Tea House');
    const one = await market.stall({ shopId, priceMinor: 1999, postageMinor: 150 });
    const two = await market.stall({ shopId, priceMinor: 501 });
    const three = await market.stall({ priceMinor: 10000, postageMinor: 20 });
    const preOrderNo = await market.cartDraft(shopper, [one, two, three], 2);
    const { data } = await mall.call('loadPreOrder', {
      token: shopper.token,
      params: { preOrderNo },
    });
    expect(data).toMatchObject({
      proTotalFee: '250.00',
      freightFee: '3.40',
      couponFee: '0.00',
      payFee: '253.40',
      orderProNum: 6,
      addressId: shopper.addressId,
      realName: 'Nora Lindgren',
    });
    expect(
      data.orderList.map((shop: { orderInfoList: [] }) => shop.orderInfoList.length).sort(),
    ).toEqual([1, 2]);
    expect(data.cartIdList).toHaveLength(3);
  });

  it('splits an order by shop, takes stock, uses the coupon and empties the cart', async () => {
    const shopper = await market.shopper();
    const one = await market.stall({ priceMinor: 999, postageMinor: 150, stock: 5 });
    const two = await market.stall({ priceMinor: 333, stock: 5 });
    const couponId = await market.held(shopper, { moneyMinor: 500 });
    const preOrderNo = await market.cartDraft(shopper, [one, two], 3);
    const fitting = await mall.call('orderCoupons', {
      token: shopper.token,
      params: { preOrderNo },
    });
    expect(fitting.data).toMatchObject([{ id: couponId, money: '5.00', useType: 3 }]);
    const price = await mall.call('computePrice', {
      token: shopper.token,
      body: { preOrderNo, couponId },
    });
    expect(price.data).toEqual({
      couponFee: '5.00',
      freightFee: '4.50',
      proTotalFee: '39.96',
      payFee: '39.46',
    });

    const created = await market.create(shopper, preOrderNo, { couponId, mark: ' Ring twice ' });
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
    expect(await market.stockOf(one)).toEqual({ stock: 2, sales: 3, goodsStock: 2, goodsSales: 3 });
    const cart = await mall.call('cartCount', {
      token: shopper.token,
      query: { numType: true, type: 'total' },
    });
    expect(cart.data.count).toBe(0);
  });

  it('keeps the price of the draft for as long as the draft lives', async () => {
    const shopper = await market.shopper();
    const stall = await market.stall({ priceMinor: 1000 });
    const draft = await market.draft(shopper, stall);
    await mall.db
      .updateTable('sku')
      .set({ price_minor: 5000 })
      .where('id', '=', stall.skuId)
      .execute();
    await market.create(shopper, draft);
    const { data } = await mall.call('awaitPayList', { token: shopper.token });
    expect(data.list[0]).toMatchObject({ payPrice: '10.00', totalNum: 1, redirect: null });
    mall.advance(6 * 60_000);
    const late = await mall.call('loadPreOrder', {
      token: shopper.token,
      params: { preOrderNo: draft },
    });
    expect(late).toMatchObject({
      code: 500,
      message: expect.stringContaining('not placed in time'),
    });
  });

  it.each([0, '', null, '0'])('takes %j for no coupon', async (couponId) => {
    const shopper = await market.shopper();
    const preOrderNo = await market.draft(shopper, await market.stall({ priceMinor: 1000 }));
    const body = { preOrderNo, couponId };
    const price = await mall.call('computePrice', { token: shopper.token, body });
    expect(price.data.payFee).toBe('10.00');
    expect((await market.create(shopper, preOrderNo, { couponId })).message).toBe('success');
  });

  it('gives the same number for the same draft, also after it expired', async () => {
    const shopper = await market.shopper();
    const stall = await market.stall();
    const draft = await market.draft(shopper, stall);
    const first = await market.create(shopper, draft);
    mall.advance(6 * 60_000);
    expect((await market.create(shopper, draft)).data).toEqual(first.data);
    expect((await market.stockOf(stall)).stock).toBe(9);
  });

  describe('what cannot be ordered', () => {
    it.each([
      ['too many', { stock: 1, name: 'Lamp' }, 2, 'Only 1 of “Lamp” (red) is left.'],
      ['sold out', { stock: 0, name: 'Lamp' }, 1, '“Lamp” (red) is sold out.'],
    ])('%s', async (_name, wish, quantity, message) => {
      const shopper = await market.shopper();
      await expect(market.draft(shopper, await market.stall(wish), quantity)).rejects.toThrow(
        message,
      );
    });

    it.each(['off sale', 'removed', 'closed'])('%s', async (how) => {
      const shopper = await market.shopper();
      const stall = await market.stall({ name: 'Kettle' });
      const draft = await market.draft(shopper, stall);
      const change = how === 'off sale' ? { is_on_sale: false } : { is_removed: true };
      await (
        how === 'closed'
          ? mall.db.updateTable('shop').set({ is_open: false }).where('id', '=', stall.shopId)
          : mall.db.updateTable('product').set(change).where('id', '=', stall.productId)
      ).execute();
      await expect(market.draft(shopper, stall)).rejects.toThrow('no longer on sale');
      const late = await market.create(shopper, draft);
      expect(late.message).toBe('“Kettle” (red) is no longer on sale. Nothing was ordered.');
      expect((await market.stockOf(stall)).stock).toBe(10);
    });

    it('names what ran out since the draft, and keeps everything else as it was', async () => {
      const shopper = await market.shopper();
      const [plenty, scarce] = [
        await market.stall(),
        await market.stall({ stock: 2, name: 'Vase' }),
      ];
      const couponId = await market.held(shopper, { moneyMinor: 100 });
      const draft = await market.cartDraft(shopper, [plenty, scarce], 2);
      await mall.db.updateTable('sku').set({ stock: 1 }).where('id', '=', scarce.skuId).execute();
      const answer = await market.create(shopper, draft, { couponId });
      expect(answer).toMatchObject({
        code: 500,
        message: 'Only 1 of “Vase” (red) is left. Nothing was ordered.',
      });
      expect((await market.stockOf(plenty)).stock).toBe(10);
      const coupons = await mall.call('myCoupons', {
        token: shopper.token,
        query: { type: 'usable' },
      });
      expect(coupons.data.total).toBe(1);
    });
  });

  it.each([
    ['a note of 150', { mark: 'x'.repeat(150) }, 400],
    ['no payment type', { payType: '' }, 400],
    ['a closed payment type', { payType: 'wechat' }, 500],
    ['no address', { addressId: '' }, 500],
    ['an unknown coupon', { couponId: 987654 }, 500],
    ['an unknown draft', { preOrderNo: 'nothing' }, 500],
  ])('refuses %s', async (_name, change, code) => {
    const shopper = await market.shopper();
    const stall = await market.stall();
    const answer = await market.create(shopper, await market.draft(shopper, stall), change);
    expect(answer).toMatchObject({ code, message: expect.stringMatching(/\w/) });
    expect(answer.message).not.toBe('System exception');
    expect((await market.stockOf(stall)).stock).toBe(10);
  });

  it('needs few statements for an order', async () => {
    const shopper = await market.shopper();
    const draft = await market.cartDraft(shopper, [await market.stall(), await market.stall()]);
    const statements = await mall.countStatements(() => market.create(shopper, draft));
    // session, draft, begin, order, stock, shop orders, lines, cart, commit
    expect(statements).toBeLessThanOrEqual(9);
  });
});
