import { beforeAll, expect, it } from 'vitest';
import { type TestApp, withDatabases } from '../testing/app';
import { TestMall } from '../testing/test-mall';

withDatabases((openApp) => {
  let mall: TestApp;
  let testMall: TestMall;
  beforeAll(async () => {
    mall = await openApp();
    testMall = await TestMall.open(mall);
  });
  const DAY = 86_400_000;

  it('shows what can be claimed, and marks what the caller has', async () => {
    const shopper = await testMall.shopper();
    const shopId = await testMall.shop();
    const small = await testMall.coupon({ shopId, moneyMinor: 500, minMinor: 2000 });
    const large = await testMall.coupon({ shopId, moneyMinor: 900, total: 5 });
    await testMall.coupon({ shopId, moneyMinor: 300, total: 0 });
    await testMall.coupon({ shopId: await testMall.shop(), moneyMinor: 100 });
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

  it('names the shop that offers a coupon, and none for those of the mall', async () => {
    const { token } = await testMall.shopper();
    const shopId = await testMall.shop();
    const ofShop = await testMall.coupon({ shopId, moneyMinor: 9_000_000 });
    const ofMall = await testMall.coupon({ useType: 3, moneyMinor: 8_000_000 });
    const { data } = await mall.call('claimableCoupons', { token, query: { limit: 2 } });
    expect(data.list).toMatchObject([
      { id: ofShop, merId: shopId, merName: expect.stringMatching(/./) },
      { id: ofMall, merId: null, merName: null },
    ]);
  });

  it('shows goods coupons on their goods only', async () => {
    const { shopId, productId } = await testMall.goods();
    const couponId = await testMall.coupon({ shopId, useType: 2, moneyMinor: 100 });
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
    const { token } = await testMall.shopper();
    const claim = (couponId: number) => mall.call('claimCoupon', { token, body: { couponId } });
    expect((await claim(999_999)).message).toBe('This coupon does not exist.');
    const gone = await testMall.coupon({ moneyMinor: 100, total: 0 });
    expect((await claim(gone)).message).toBe('All of these coupons have been claimed.');
  });

  it('lists what is usable, used and lapsed', async () => {
    const shopper = await testMall.shopper();
    const goods = await testMall.goods();
    const used = await testMall.claimedCoupon(shopper, { moneyMinor: 100 });
    const usableId = await testMall.claimedCoupon(shopper, { moneyMinor: 200 });
    await testMall.order(shopper, goods, 1, { couponId: used });
    const mine = async (type: string) =>
      (await mall.call('myCoupons', { token: shopper.token, query: { type } })).data;
    expect(await mine('usable')).toMatchObject({
      total: 1,
      list: [{ id: usableId, validStr: 'usable' }],
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
    // the clock is past the session's expiry too
    await mall.db
      .updateTable('session')
      .set({ expires_at: new Date(Date.now() + 30 * DAY) })
      .execute();
    const lapsed = await mall.call('myCoupons', { token, query: { type: 'unusable' } });
    expect(lapsed.data).toMatchObject({ total: 2 });
    expect(lapsed.data.list).toContainEqual(
      expect.objectContaining({ id: usableId, status: 2, validStr: 'overdue' }),
    );
  });

  it('is for those goods, that spend and one order', async () => {
    const shopper = await testMall.shopper();
    const [mine, other] = [await testMall.goods({ priceMinor: 1000 }), await testMall.goods()];
    const couponId = await testMall.claimedCoupon(shopper, {
      shopId: mine.shopId,
      moneyMinor: 400,
      minMinor: 2000,
    });
    const price = async (preOrderNo: string) =>
      mall.call('computePrice', { token: shopper.token, body: { preOrderNo, couponId } });
    expect((await price(await testMall.draft(shopper, other))).message).toMatch(
      /not for any of the goods/,
    );
    expect((await price(await testMall.draft(shopper, mine))).message).toMatch(/minimum spend/);
    const both = await price(await testMall.draft(shopper, mine, 2));
    expect(both.data).toMatchObject({ couponFee: '4.00', payFee: '16.00' });
    const stranger = await testMall.shopper();
    const theirs = await mall.call('computePrice', {
      token: stranger.token,
      body: { preOrderNo: await testMall.draft(stranger, mine, 2), couponId },
    });
    expect(theirs).toMatchObject({ code: 500, message: 'This coupon does not exist.' });
  });

  it('is booked on the shop whose goods it made cheaper, and given back with the order', async () => {
    const shopper = await testMall.shopper();
    const [mine, other] = [await testMall.goods({ priceMinor: 1000 }), await testMall.goods()];
    const couponId = await testMall.claimedCoupon(shopper, {
      shopId: mine.shopId,
      moneyMinor: 400,
    });
    const draft = await testMall.cartDraft(shopper, [mine, other]);
    const { data } = await testMall.create(shopper, draft, { couponId });
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
