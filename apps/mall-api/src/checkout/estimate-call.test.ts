import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, withDatabases } from '../testing/app';
import { type TestGoods, TestMall } from '../testing/test-mall';

withDatabases((openApp) => {
  describe('the estimate of a cart', () => {
    let mall: TestApp;
    let testMall: TestMall;
    beforeAll(async () => {
      mall = await openApp();
      testMall = await TestMall.open(mall);
    });

    const estimate = (goods: [TestGoods, number][], more: object = {}, token?: string) =>
      mall.call('estimateCart', {
        token,
        body: {
          lines: goods.map(([{ skuId }, cartNum]) => ({ productAttrUnique: skuId, cartNum })),
          ...more,
        },
      });

    it('is the price that checkout starts with', async () => {
      const shopper = await testMall.shopper();
      const goods = await testMall.goods({ priceMinor: 1250 });
      const { data } = await estimate([[goods, 2]], {}, shopper.token);
      const preOrderNo = await testMall.draft(shopper, goods, 2);
      const { data: draft } = await mall.call('loadPreOrder', {
        token: shopper.token,
        params: { preOrderNo },
      });
      expect(data).toMatchObject({
        proTotalFee: draft.proTotalFee,
        freightFee: draft.freightFee,
        totalFee: draft.payFee,
        shops: [
          {
            merId: goods.shopId,
            deliveryMethod: draft.orderList[0].deliveryMethod,
            freeFreightMissing: draft.orderList[0].freeFreightMissing,
          },
        ],
      });
    });

    it('takes off the coupons that checkout will suggest, of the caller only', async () => {
      const shopper = await testMall.shopper();
      const goods = await testMall.goods({ priceMinor: 1250 });
      await testMall.claimedCoupon(shopper, { moneyMinor: 300 });
      const mine = await estimate([[goods, 1]], {}, shopper.token);
      const guest = await estimate([[goods, 1]]);
      expect([mine.data.couponFee, guest.data.couponFee]).toEqual(['3.00', '0.00']);
    });

    it("is for the requested country, else that of the caller's address, else the mall's", async () => {
      const goods = await testMall.goods();
      const shopper = await testMall.shopper();
      const country = async (more: object, token?: string) =>
        (await estimate([[goods, 1]], more, token)).data.country;
      const home = await country({}, shopper.token);
      expect(home).not.toBe('JP');
      expect(await country({ country: 'JP' }, shopper.token)).toBe('JP');
      expect(await country({ country: 'JP' })).toBe('JP');
      expect(await country({})).toBe('US');
      expect((await estimate([[goods, 1]], { country: 'XX' })).code).toBe(400);
    });

    it('tells guests when the goods arrive in the country that they choose', async () => {
      const goods = await testMall.goods();
      const zone = { baseUnits: 1, baseMinor: 100, furtherUnits: 1, furtherMinor: 0 };
      const zones = [
        { ...zone, countries: ['US'], freeFromMinor: null, days: { from: 1, to: 2 } },
        { ...zone, countries: ['JP'], freeFromMinor: null, days: { from: 20, to: 30 } },
      ];
      await sql`update shop set freight = ${JSON.stringify({ by: 'piece', zones })}::jsonb
        where id = ${goods.shopId}`.execute(mall.db);
      const shopIn = async (country: string) =>
        (await estimate([[goods, 1]], { country })).data.shops[0];
      const [near, far] = [await shopIn('US'), await shopIn('JP')];
      expect(near.arrival.until).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(far.arrival.from > near.arrival.until).toBe(true);
      expect(await shopIn('FR')).toMatchObject({ freightFee: null });
      expect(await shopIn('FR')).not.toHaveProperty('arrival');
      await sql`update shop set freight = null where id = ${goods.shopId}`.execute(mall.db);
    });

    it('leaves out what is not on sale or does not exist, and adds up what is sent twice', async () => {
      const goods = await testMall.goods({ priceMinor: 1000 });
      const gone = { ...goods, skuId: 2_000_000_000 };
      const { data } = await estimate([
        [goods, 1],
        [goods, 2],
        [gone, 5],
      ]);
      expect(data.proTotalFee).toBe('30.00');
      const nothing = await estimate([]);
      expect(nothing.data).toMatchObject({ totalFee: '0.00', shops: [] });
    });
  });
});
