import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, withDatabases } from '../testing/app';
import { expectContract } from '../testing/contract-check';
import { RefundScenario } from '../testing/refund-scenario';
import { expectSumsToAgree } from '../testing/sums';
import type { TestGoods } from '../testing/test-mall';
import { acceptRefund, refuseRefund } from './decide';
import { confirmReturn, lapseUnsent } from './return-goods';

const DAY = 86_400_000;

withDatabases((openApp) => {
  let mall: TestApp;
  let scene: RefundScenario;
  let sold: TestGoods;
  beforeAll(async () => {
    scene = await RefundScenario.openMall(openApp);
    mall = scene.mall;
    sold = await scene.testMall.goods({ priceMinor: 1250, stock: 100 });
  });
  afterAll(() => expectSumsToAgree(mall.db));

  /** A received order with an accepted refund of one of its two units. */
  async function accepted() {
    const orderNo = await scene.paid(sold, 2);
    await scene.setStatus(orderNo, 'toReview');
    const refundNo = await scene.applied(orderNo, 1);
    expect(await acceptRefund(mall.deps, { refundNo })).toBe(true);
    return { orderNo, refundNo };
  }
  const confirm = (refundNo: string, shopId = sold.shopId) =>
    confirmReturn(mall.deps, { refundNo, shopId });
  /** Read from the database, since the policy's period is longer than a session. */
  const columns = (refundNo: string) =>
    mall.db
      .selectFrom('refund_order')
      .innerJoin('shop_order', 'shop_order.id', 'refund_order.shop_order_id')
      .select(['refund_order.status', 'shop_order.refund_status as order'])
      .where('refund_no', '=', refundNo)
      .executeTakeFirstOrThrow();

  const mailsAbout = (refundNo: string) =>
    mall.mails.filter(({ text }) => text.includes(`refund_detail?orderNo=${refundNo}`));

  it.each([
    ['th', /^โปรดส่งสินค้าคืนให้/, 'ที่อยู่สำหรับส่งคืน: Pier 4, Singapore'],
    ['lao', /^ກະລຸນາສົ່ງສິນຄ້າຄືນ/, 'ທີ່ຢູ່ສຳລັບສົ່ງຄືນ: Pier 4, Singapore'],
    ['de', /^Please send your items back to /, 'Send them to: Pier 4, Singapore'],
  ])('asks for them back in the language of the order: %s', async (language, subject, address) => {
    await mall.db
      .updateTable('shop')
      .set({ address: 'Pier 4, Singapore' })
      .where('id', '=', sold.shopId)
      .execute();
    const ordered = await scene.paid(sold, 1, {}, language);
    await scene.setStatus(ordered, 'toReview');
    const refundNo = await scene.applied(ordered);
    expect(await acceptRefund(mall.deps, { refundNo })).toBe(true);
    await scene.runJobs();
    const [mail, ...others] = mailsAbout(refundNo);
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(subject);
    expect(mail?.text).toContain(address);
    expect(mail?.text).toContain('(UTC+8)');
  });

  describe('received goods', () => {
    it('are sent back and arrive before the money goes back', async () => {
      const { orderNo, refundNo } = await accepted();
      await scene.runJobs();
      expect(await scene.detail(refundNo)).toMatchObject({
        refundStatus: 2,
        returnState: 'toSend',
        returnBefore: expect.any(String),
        returnCompany: null,
        returnTime: null,
        reapply: false,
      });
      expect(await confirm(refundNo)).toBe(false);
      const sent = await scene.sendBack(refundNo);
      expect(sent).toMatchObject({ code: 200 });
      expectContract('sendGoodsBack', sent);
      await scene.sendBack(refundNo, { company: ' Harbour ', waybillNo: ' H2 ' });
      const shown = await scene.call('refundDetail', refundNo);
      expectContract('refundDetail', shown);
      expect(shown.data).toMatchObject({
        returnState: 'sent',
        returnCompany: 'Harbour',
        returnWaybill: 'H2',
      });
      const order = await scene.call('orderDetail', orderNo);
      expectContract('orderDetail', order);
      expect(order.data).toMatchObject({
        refundStatus: 2,
        refunds: [{ refundOrderNo: refundNo, returnState: 'sent', lines: [{ quantity: 1 }] }],
      });
      const arrivals = await Promise.all([confirm(refundNo), confirm(refundNo)]);
      expect(arrivals.toSorted()).toEqual([false, true]);
      await scene.runJobs();
      expect(await scene.detail(refundNo)).toMatchObject({
        refundStatus: 3,
        returnState: null,
        returnArrivedTime: expect.any(String),
      });
      expect(await scene.statusOf(orderNo)).toBe(0);
      expect((await scene.sendBack(refundNo)).message).toBe('This refund does not wait for goods.');
    });

    it("are another person's and another shop's for everybody else", async () => {
      const { refundNo } = await accepted();
      const stranger = await scene.testMall.shopper();
      expect((await scene.sendBack(refundNo, undefined, stranger)).message).toBe(
        'This refund does not exist.',
      );
      await scene.sendBack(refundNo);
      const other = await scene.testMall.goods();
      expect(await confirm(refundNo, other.shopId)).toBe(false);
      expect(await columns(refundNo)).toMatchObject({ status: 'returning' });
    });

    it.each([
      { company: ' ', waybillNo: 'B1' },
      { company: 'Post', waybillNo: ' ' },
    ])('need a parcel that can be found: %j', async (parcel) => {
      const { refundNo } = await accepted();
      expect(await scene.sendBack(refundNo, parcel)).toMatchObject({ code: 400 });
    });

    it('may be kept after all, until they are on their way', async () => {
      const { orderNo, refundNo } = await accepted();
      expect(await scene.call('withdrawRefund', refundNo)).toMatchObject({ code: 200 });
      expect(await scene.statusOf(orderNo)).toBe(0);
      const again = await scene.applied(orderNo, 2);
      await acceptRefund(mall.deps, { refundNo: again });
      await scene.sendBack(again);
      expect((await scene.call('withdrawRefund', again)).message).toBe(
        'The shop has already decided about this refund.',
      );
    });

    it('may be refused when they are not what was sold', async () => {
      const { orderNo, refundNo } = await accepted();
      await scene.sendBack(refundNo);
      const reason = 'The box was empty.';
      expect(await refuseRefund(mall.deps, { refundNo, reason })).toBe(true);
      expect(await confirm(refundNo)).toBe(false);
      expect(await scene.detail(refundNo)).toMatchObject({ refundStatus: 1, refundReason: reason });
      expect(await scene.statusOf(orderNo)).toBe(0);
      await scene.runJobs();
      const mails = mailsAbout(refundNo);
      expect(mails).toHaveLength(2);
      expect(mails[1]?.subject).toMatch(/has refused your refund$/);
      expect(mails[1]?.text).toContain(`Reason: ${reason}`);
    });
  });

  it('asks for nothing back where the policy does not, and of what was never shipped', async () => {
    const { policy } = mall.deps;
    const generous = { ...mall.deps, policy: { ...policy, refund: { ...policy.refund } } };
    generous.policy.refund.returnReceived = false;
    const received = await scene.paid(sold, 1);
    await scene.setStatus(received, 'completed');
    const refunds = [await scene.applied(received), await scene.applied(await scene.paid(sold, 1))];
    await acceptRefund(generous, { refundNo: refunds[0] ?? '' });
    await acceptRefund(mall.deps, { refundNo: refunds[1] ?? '' });
    for (const refundNo of refunds)
      expect(await scene.detail(refundNo)).toMatchObject({ refundStatus: 2, returnState: null });
  });

  // The last test, since it advances the clock
  it('lapses when the goods are not sent back in the days of the policy', async () => {
    const [{ refundNo }, sent] = [await accepted(), await accepted()];
    await scene.sendBack(sent.refundNo);
    await scene.runJobs();
    mall.advance(14 * DAY - 60_000);
    await lapseUnsent(mall.deps);
    expect(await columns(refundNo)).toEqual({ status: 'toReturn', order: 'refunding' });
    mall.advance(120_000);
    await Promise.all([lapseUnsent(mall.deps), lapseUnsent(mall.deps)]);
    expect(await columns(refundNo)).toEqual({ status: 'lapsed', order: 'none' });
    expect(await columns(sent.refundNo)).toEqual({ status: 'returning', order: 'refunding' });
    await scene.runJobs();
    const subjects = mailsAbout(refundNo).map(({ subject }) => subject);
    expect(subjects).toEqual([
      expect.stringMatching(/^Please send your items back to /),
      expect.stringMatching(/has lapsed$/),
    ]);
  });
});
