import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, withDatabases } from '../testing/app';
import { OperatorScenario } from '../testing/operator-scenario';
import { runDueJobs } from '../testing/run-jobs';

const DAY = 86_400_000;

withDatabases((openApp) => {
  let scene: OperatorScenario;
  let mall: TestApp;
  beforeAll(async () => {
    scene = await OperatorScenario.openMall((more) =>
      openApp({ ...more, settings: { ...more?.settings, operatorMail: 'boss@mall.example' } }),
    );
    mall = scene.mall;
  });

  const shopMail = 'kiln@shop.example';
  /** Goods of a shop that has an address. */
  async function goods(values: { stock?: number } = {}) {
    const made = await scene.goods(values);
    await mall.db
      .updateTable('shop')
      .set({ email: shopMail })
      .where('id', '=', made.shopId)
      .execute();
    return made;
  }
  /** Mails that were sent since the last time, to an address or all. */
  let seen = 0;
  async function mailed(to?: string) {
    // The database's clock may be a little ahead
    mall.advance(1000);
    await runDueJobs(mall.deps);
    const news = mall.mails.slice(seen);
    seen = mall.mails.length;
    return news.filter((mail) => to === undefined || mail.to === to);
  }
  const subjects = (mails: { subject: string }[]) => mails.map(({ subject }) => subject);

  describe('the mails of an order', () => {
    it('tell the shopper what they bought and paid, and the shop of its sale, once', async () => {
      const sold = await goods();
      await mailed();
      const orderNo = await scene.refunds.paid(sold);
      const mails = await mailed();
      const paid = mails.filter(({ id }) => id?.startsWith('orderPaid.'));
      expect(paid).toHaveLength(1);
      expect(paid[0]?.order?.lines).toMatchObject([{ amount: expect.stringContaining('25.00') }]);
      expect(paid[0]?.order?.sums.at(-1)).toMatchObject({
        amount: expect.stringContaining('25.00'),
      });
      const sale = mails.filter(({ to }) => to === shopMail);
      expect(sale.map(({ id }) => id?.split('.')[0])).toEqual(['saleMade']);
      expect(sale[0]?.subject).toContain(orderNo);
      expect(sale[0]?.button?.url).toContain(`/back-office/orders/${orderNo}`);
      expect(await mailed()).toEqual([]);
    });

    it('are none of a change that is rolled back', async () => {
      const sold = await goods();
      const orderNo = await scene.refunds.paid(sold);
      await mailed();
      const failing = mall.db.transaction().execute(async (trx) => {
        await trx
          .updateTable('shop_order')
          .set({ status: 'cancelled' })
          .where('order_no', '=', orderNo)
          .execute();
        throw new Error('undone');
      });
      await expect(failing).rejects.toThrow('undone');
      expect(await mailed()).toEqual([]);
    });

    it('stop the shop from shipping what was cancelled, and say where the money is', async () => {
      const sold = await goods();
      const orderNo = await scene.refunds.paid(sold);
      await mailed();
      const { token } = scene.shopper;
      await mall.call('cancelOrder', { token, params: { orderNo }, body: { orderNo } });
      await mall.db
        .updateTable('shop_order')
        .set({ status: 'cancelled' })
        .where('order_no', '=', orderNo)
        .execute();
      const mails = await mailed();
      const [shopper] = mails.filter(({ id }) => id?.startsWith('orderCancelled.'));
      expect(shopper?.text).toContain('The money goes back');
      expect(mails.filter(({ to }) => to === shopMail).map(({ id }) => id?.split('.')[0])).toEqual([
        'saleCancelled',
      ]);
    });

    it('invite to a review some days after the goods have come, unless there is one', async () => {
      const sold = await goods();
      const orderNo = await scene.refunds.paid(sold);
      const state = (status: 'toReceive' | 'toReview' | 'completed') =>
        mall.db.updateTable('shop_order').set({ status }).where('order_no', '=', orderNo).execute();
      await state('toReceive');
      await state('toReview');
      const invitations = async () =>
        (await mailed()).filter(({ id }) => id?.startsWith('reviewInvited.'));
      expect(await invitations()).toEqual([]);
      mall.advance(5 * DAY + 60_000);
      expect(await invitations()).toMatchObject([{ stopUrl: expect.any(String) }]);
    });
  });

  describe('the mails of a refund', () => {
    it('ask the shop to decide, and tell the shopper when the money is sent', async () => {
      const sold = await goods();
      const orderNo = await scene.refunds.paid(sold);
      await mailed();
      const refundNo = await scene.refunds.applied(orderNo);
      expect(subjects(await mailed(shopMail))).toEqual([
        expect.stringContaining(`Refund requested for order ${orderNo}`),
      ]);
      const call = await scene.caller();
      await call('acceptRefund', { params: { refundNo } });
      await scene.refunds.runJobs();
      const sent = (await mailed()).filter(({ id }) => id?.startsWith('refundPaid.'));
      expect(sent).toMatchObject([
        {
          order: { lines: [{ quantity: 2 }], sums: [{ amount: expect.stringContaining('25.00') }] },
        },
      ]);
    });
  });

  describe('a shop', () => {
    it('is told once a day that goods run out', async () => {
      const { skuId } = await goods({ stock: 10 });
      const stock = (left: number) =>
        mall.db.updateTable('sku').set({ stock: left }).where('id', '=', skuId).execute();
      await mailed();
      await stock(2);
      await stock(9);
      await stock(1);
      mall.advance(3_700_000);
      expect(subjects(await mailed(shopMail))).toEqual(['1 item is nearly sold out']);
    });
  });
});
