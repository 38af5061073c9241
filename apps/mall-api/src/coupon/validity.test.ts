import { describe, expect, it } from 'vitest';
import { withDatabases } from '../testing/app';
import { TestMall } from '../testing/test-mall';

const HOUR = 3_600_000;
const MINUTES = 60_000;

withDatabases((openApp) => {
  describe.each([-480, 0, 330, 540])('a coupon in a mall at %i minutes from UTC', (offset) => {
    const setUp = async () => {
      const mall = await openApp({ policy: { zoneOffsetMinutes: offset } });
      const testMall = await TestMall.open(mall);
      const shopper = await testMall.shopper();
      const goods = await testMall.goods({ stock: 50 });
      const couponId = await testMall.coupon({ shopId: goods.shopId, moneyMinor: 100 });
      // Noon in the mall, at least a day ahead
      const start = new Date(mall.deps.now().getTime() - HOUR);
      const midnight = new Date(start.getTime() + offset * MINUTES);
      midnight.setUTCHours(0, 0, 0, 0);
      const end = new Date(midnight.getTime() - offset * MINUTES + 60 * HOUR);
      await mall.db
        .updateTable('coupon')
        .set({ is_fixed_time: true, day: null, use_start_at: start, use_end_at: end })
        .where('id', '=', couponId)
        .execute();
      const local = (time: Date) =>
        new Date(time.getTime() + offset * MINUTES).toISOString().slice(0, 19).replace('T', ' ');
      return { mall, testMall, shopper, goods, couponId, end, local };
    };

    it('is named with its last whole day, and to the second', async () => {
      const { mall, testMall, shopper, goods, couponId, end, local } = await setUp();
      const { token } = shopper;
      const lastDay = local(new Date(end.getTime() - 24 * HOUR)).slice(0, 10);
      const query = { merId: goods.shopId };
      const { data: offered } = await mall.call('claimableCoupons', { query });
      expect(offered.list).toMatchObject([{ useEndTimeStr: lastDay, useEndTime: local(end) }]);
      expect(local(end)).toMatch(/ 12:00:00$/);
      await mall.call('claimCoupon', { token, body: { couponId } });
      const { data: mine } = await mall.call('myCoupons', { token, query: { type: 'usable' } });
      expect(mine.list).toMatchObject([{ endTime: local(end) }]);
      const preOrderNo = await testMall.draft(shopper, goods);
      const { data: options } = await mall.call('orderCoupons', { token, params: { preOrderNo } });
      expect(options).toMatchObject([{ endTime: lastDay, useEndTime: local(end) }]);
    });

    it('can be used until the second that is named', async () => {
      const { mall, testMall, shopper, goods, couponId, end } = await setUp();
      await mall.call('claimCoupon', { token: shopper.token, body: { couponId } });
      const { id } = await mall.db
        .selectFrom('user_coupon')
        .select('id')
        .where('coupon_id', '=', couponId)
        .executeTakeFirstOrThrow();
      const price = async () => {
        const preOrderNo = await testMall.draft(shopper, goods);
        const body = { preOrderNo, addressId: shopper.addressId, couponIds: [id] };
        return mall.call('computePrice', { token: shopper.token, body });
      };
      mall.advance(end.getTime() - mall.deps.now().getTime() - 10 * MINUTES);
      expect(await price()).toMatchObject({ code: 200, data: { couponFee: '1.00' } });
      mall.advance(10 * MINUTES);
      expect(await price()).toMatchObject({ code: 500, message: 'This coupon has expired.' });
    });
  });
});
