import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withDatabases, type TestApp } from '../testing/app';
import { Market } from '../testing/market';
import { expectSumsToAgree } from '../testing/sums';

withDatabases((openApp) => {
  let mall: TestApp;
  let market: Market;
  beforeAll(async () => {
    mall = await openApp();
    market = await Market.open(mall);
  });
  afterAll(() => expectSumsToAgree(mall.db));

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
});
