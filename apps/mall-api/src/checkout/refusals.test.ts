import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, withDatabases } from '../testing/app';
import { expectSumsToAgree } from '../testing/sums';
import { TestMall } from '../testing/test-mall';

withDatabases((openApp) => {
  let mall: TestApp;
  let testMall: TestMall;
  beforeAll(async () => {
    // Drafts hold no stock, so that only the order changes it
    mall = await openApp({ policy: { holdStock: false } });
    testMall = await TestMall.open(mall);
  });
  afterAll(() => expectSumsToAgree(mall.db));

  describe('what cannot be ordered', () => {
    it.each([
      ['too many', { stock: 1, name: 'Lamp' }, 2, 'Only 1 of “Lamp” (red) is left.'],
      ['sold out', { stock: 0, name: 'Lamp' }, 1, '“Lamp” (red) is sold out.'],
    ])('%s', async (_name, values, quantity, message) => {
      const shopper = await testMall.shopper();
      await expect(testMall.draft(shopper, await testMall.goods(values), quantity)).rejects.toThrow(
        message,
      );
    });

    it.each(['off sale', 'removed', 'closed'])('%s', async (how) => {
      const shopper = await testMall.shopper();
      const goods = await testMall.goods({ name: 'Kettle' });
      const draft = await testMall.draft(shopper, goods);
      const change = how === 'off sale' ? { is_on_sale: false } : { is_removed: true };
      await (
        how === 'closed'
          ? mall.db.updateTable('shop').set({ is_open: false }).where('id', '=', goods.shopId)
          : mall.db.updateTable('product').set(change).where('id', '=', goods.productId)
      ).execute();
      await expect(testMall.draft(shopper, goods)).rejects.toThrow('no longer on sale');
      const late = await testMall.create(shopper, draft);
      expect(late.message).toBe('“Kettle” (red) is no longer on sale. Nothing was ordered.');
      expect((await testMall.stockOf(goods)).stock).toBe(10);
    });

    it('names what ran out since the draft, and keeps everything else as it was', async () => {
      const shopper = await testMall.shopper();
      const [plenty, scarce] = [
        await testMall.goods(),
        await testMall.goods({ stock: 2, name: 'Vase' }),
      ];
      const couponId = await testMall.claimedCoupon(shopper, { moneyMinor: 100 });
      const draft = await testMall.cartDraft(shopper, [plenty, scarce], 2);
      await mall.db.updateTable('sku').set({ stock: 1 }).where('id', '=', scarce.skuId).execute();
      const answer = await testMall.create(shopper, draft, { couponId });
      expect(answer).toMatchObject({
        code: 500,
        message: 'Only 1 of “Vase” (red) is left. Nothing was ordered.',
      });
      expect((await testMall.stockOf(plenty)).stock).toBe(10);
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
    ['a closed payment type', { payType: 'upi' }, 500],
    ['no address', { addressId: '' }, 500],
    ['an unknown coupon', { couponId: 987654 }, 500],
    ['an unknown draft', { preOrderNo: 'nothing' }, 500],
  ])('refuses %s', async (_name, change, code) => {
    const shopper = await testMall.shopper();
    const goods = await testMall.goods();
    const answer = await testMall.create(shopper, await testMall.draft(shopper, goods), change);
    expect(answer).toMatchObject({ code, message: expect.stringMatching(/\w/) });
    expect(answer.message).not.toBe('System exception');
    expect((await testMall.stockOf(goods)).stock).toBe(10);
  });
});
