import { beforeAll, expect, it } from 'vitest';
import { Market } from '../testing/market';
import { withDatabases, type TestApp } from '../testing/app';

withDatabases((openApp) => {
  let mall: TestApp;
  let market: Market;
  beforeAll(async () => {
    mall = await openApp();
    market = await Market.open(mall);
  });
  const DAY = 86_400_000;

  it('shows what can be claimed, and marks what the caller has', async () => {
    const shopper = await market.shopper();
    const shopId = await market.shop();
    const small = await market.coupon({ shopId, moneyMinor: 500, minMinor: 2000 });
    const large = await market.coupon({ shopId, moneyMinor: 900, total: 5 });
    await market.coupon({ shopId, moneyMinor: 300, total: 0 });
    await market.coupon({ shopId: await market.shop(), moneyMinor: 100 });
    const query = { merId: shopId, useType: 1 };
    const guest = await mall.call('claimableCoupons', { query });
    expect(guest.data).toMatchObject({
      total: 2,
      list: [
        { id: large, money: '9.00', minPrice: '0.00', isUse: false, lastTotal: 5 },
        {
          id: small,
          money: '5.00',
          minPrice: '20.00',
          isUse: false,
          day: 7,
          useStartTimeStr: null,
        },
      ],
    });
    const claim = () =>
      mall.call('claimCoupon', { token: shopper.token, body: { couponId: large } });
    expect(await claim()).toMatchObject({ code: 200, data: null });
    expect(await claim()).toMatchObject({ code: 500, message: 'You already have this coupon.' });
    const mine = await mall.call('claimableCoupons', { token: shopper.token, query });
    expect(mine.data.list).toMatchObject([{ isUse: true, lastTotal: 4 }, { isUse: false }]);
  });

  it('shows goods coupons on their goods only', async () => {
    const { shopId, productId } = await market.stall();
    const couponId = await market.coupon({ shopId, useType: 2, moneyMinor: 100 });
    await mall.db
      .updateTable('coupon')
      .set({ product_ids: [productId] })
      .where('id', '=', couponId)
      .execute();
    const ask = (id: number) =>
      mall.call('claimableCoupons', { query: { merId: shopId, useType: 2, productId: id } });
    expect((await ask(productId)).data.total).toBe(1);
    expect((await ask(productId + 1)).data).toMatchObject({ total: 0, list: [] });
  });

  it('says why a coupon cannot be claimed', async () => {
    const { token } = await market.shopper();
    const claim = (couponId: number) => mall.call('claimCoupon', { token, body: { couponId } });
    expect((await claim(999_999)).message).toBe('This coupon does not exist.');
    const gone = await market.coupon({ moneyMinor: 100, total: 0 });
    expect((await claim(gone)).message).toBe('All of these coupons have been claimed.');
  });

  it('lists what is usable, used and lapsed', async () => {
    const shopper = await market.shopper();
    const stall = await market.stall();
    const used = await market.held(shopper, { moneyMinor: 100 });
    const kept = await market.held(shopper, { moneyMinor: 200 });
    await market.order(shopper, stall, 1, { couponId: used });
    const mine = async (type: string) =>
      (await mall.call('myCoupons', { token: shopper.token, query: { type } })).data;
    expect(await mine('usable')).toMatchObject({
      total: 1,
      list: [{ id: kept, validStr: 'usable' }],
    });
    expect((await mine('unusable')).list).toMatchObject([
      { id: used, status: 1, validStr: 'unusable' },
    ]);
    mall.advance(8 * DAY);
    const { id, token } = shopper;
    const fresh = await mall.db
      .selectFrom('user_coupon')
      .select('id')
      .where('user_id', '=', id)
      .where('end_at', '>', mall.deps.now())
      .execute();
    expect(fresh).toEqual([]);
    // the clock went past the session too
    await mall.db
      .updateTable('session')
      .set({ expires_at: new Date(Date.now() + 30 * DAY) })
      .execute();
    const lapsed = await mall.call('myCoupons', { token, query: { type: 'unusable' } });
    expect(lapsed.data).toMatchObject({ total: 2 });
    expect(lapsed.data.list).toContainEqual(
      expect.objectContaining({ id: kept, status: 2, validStr: 'overdue' }),
    );
  });

  it('is for those goods, that spend and one order', async () => {
    const shopper = await market.shopper();
    const [mine, other] = [await market.stall({ priceMinor: 1000 }), await market.stall()];
    const couponId = await market.held(shopper, {
      shopId: mine.shopId,
      moneyMinor: 400,
      minMinor: 2000,
    });
    const price = async (preOrderNo: string) =>
      mall.call('computePrice', { token: shopper.token, body: { preOrderNo, couponId } });
    expect((await price(await market.draft(shopper, other))).message).toMatch(
      /not for any of the goods/,
    );
    expect((await price(await market.draft(shopper, mine))).message).toMatch(/minimum spend/);
    const both = await price(await market.draft(shopper, mine, 2));
    expect(both.data).toMatchObject({ couponFee: '4.00', payFee: '16.00' });
    const stranger = await market.shopper();
    const theirs = await mall.call('computePrice', {
      token: stranger.token,
      body: { preOrderNo: await market.draft(stranger, mine, 2), couponId },
    });
    expect(theirs).toMatchObject({ code: 500, message: 'This coupon does not exist.' });
  });

  it('is booked on the shop whose goods it made cheaper, and given back with the order', async () => {
    const shopper = await market.shopper();
    const [mine, other] = [await market.stall({ priceMinor: 1000 }), await market.stall()];
    const couponId = await market.held(shopper, { shopId: mine.shopId, moneyMinor: 400 });
    const draft = await market.cartDraft(shopper, [mine, other]);
    const { data } = await market.create(shopper, draft, { couponId });
    const parts = await mall.db
      .selectFrom('shop_order')
      .innerJoin('order_group', 'order_group.id', 'shop_order.group_id')
      .select(['shop_order.shop_id', 'shop_order.coupon_minor'])
      .where('order_group.order_no', '=', data.orderNo)
      .orderBy('shop_order.coupon_minor')
      .execute();
    expect(parts).toEqual([
      { shop_id: other.shopId, coupon_minor: 0 },
      { shop_id: mine.shopId, coupon_minor: 400 },
    ]);
    await mall.call('cancelOrder', { token: shopper.token, params: { orderNo: data.orderNo } });
    const usable = await mall.call('myCoupons', {
      token: shopper.token,
      query: { type: 'usable' },
    });
    expect(usable.data.list).toMatchObject([{ id: couponId, useTime: null }]);
  });
});
