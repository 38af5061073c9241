import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { type TestApp, withDatabases } from '../testing/app';
import { expectContract } from '../testing/contract-check';
import { RefundScenario } from '../testing/refund-scenario';
import { UPLOADS } from '../upload/address';
import { acceptRefund } from './decide';

withDatabases((openApp) => {
  let mall: TestApp;
  let scene: RefundScenario;
  beforeAll(async () => {
    scene = await RefundScenario.openMall(openApp);
    mall = scene.mall;
  });
  const goods = (values = {}) => scene.testMall.goods({ priceMinor: 1250, ...values });
  const upload = async (userId: number, at: number) => {
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#333' } })
      .png()
      .toBuffer();
    const name = `${String(at).padStart(32, 'a')}.png`;
    await mall.db
      .insertInto('upload')
      .values({ name, user_id: userId, bytes, size: bytes.length, created_at: mall.deps.now() })
      .execute();
    return `https://mall.example${UPLOADS}${name}`;
  };

  it('shows what can be refunded, with the amount of each quantity', async () => {
    const orderNo = await scene.paid(await goods({ postageMinor: 100 }), 3);
    const form = await scene.call('refundForm', orderNo);
    expectContract('refundForm', form);
    expect(form.data).toMatchObject({ orderNo, paid: true, payPrice: '40.50', totalNum: 3 });
    expect(form.data.orderInfoList).toMatchObject([
      { payNum: 3, price: '12.50', refundPrices: ['12.50', '25.00', '40.50'] },
    ]);
    const reasons = await mall.call('refundReasons', {
      token: scene.paymentScenario.shopper.token,
    });
    expectContract('refundReasons', reasons);
    expect(reasons.data).toEqual(mall.deps.policy.refund.reasons);
  });

  it('refunds the whole order as the contract has it, and leaves the tabs', async () => {
    const orderNo = await scene.paid(await goods({ postageMinor: 100 }), 2);
    const answer = await scene.apply(orderNo, { refund_reason_wap_explain: ' The wrong red ' });
    expectContract('applyForRefund', answer);
    const { refundOrderNo } = answer.data;
    expect(refundOrderNo).toMatch(/^RE/);
    const detail = await scene.call('refundDetail', refundOrderNo);
    expectContract('refundDetail', detail);
    expect(detail.data).toMatchObject({
      merOrderNo: orderNo,
      totalNum: 2,
      refundPrice: '27.00',
      refundStatus: 0,
      refundReasonWap: 'Ordered by mistake',
      refundReasonWapExplain: 'The wrong red',
      refundReasonWapImg: '',
      refundReason: null,
      refundTime: null,
      reapply: false,
      orderInfoList: [{ payNum: 2, price: '12.50' }],
    });
    expect(await scene.statusOf(orderNo)).toBe(1);
    const { token } = scene.paymentScenario.shopper;
    const tab = await mall.call('orderList', { token, query: { type: 1 } });
    const numbers = tab.data.list.map((row: { orderNo: string }) => row.orderNo);
    expect(numbers).not.toContain(orderNo);
    const all = await mall.call('orderList', { token, query: { type: 7 } });
    expect(all.data.list).toContainEqual(expect.objectContaining({ orderNo, refundStatus: 1 }));
    const rows = await mall.call('refundList', { token });
    expectContract('refundList', rows);
    expect(rows.data.list[0]).toMatchObject({ refundOrderNo, refundStatus: 0 });
  });

  it('refunds some units of a line, once for each', async () => {
    const orderNo = await scene.paid(await goods(), 3);
    const lines = [{ orderLineId: await scene.lineOf(orderNo), quantity: 2 }];
    expect((await scene.apply(orderNo, { lines: [{ ...lines[0], quantity: 4 }] })).code).toBe(500);
    const { data } = await scene.apply(orderNo, { lines });
    expect(await scene.detail(data.refundOrderNo)).toMatchObject({
      totalNum: 2,
      refundPrice: '25.00',
      orderInfoList: [{ payNum: 2 }],
    });
    expect((await scene.apply(orderNo, { lines: [{ ...lines[0], quantity: 1 }] })).message).toBe(
      'A refund of this order is already in progress.',
    );
  });

  it('takes what is withdrawn as if it had never been', async () => {
    const orderNo = await scene.paid(await goods(), 2);
    const refundNo = await scene.applied(orderNo, 1);
    expectContract('withdrawRefund', await scene.call('withdrawRefund', refundNo));
    expect(await scene.detail(refundNo)).toMatchObject({
      refundStatus: 1,
      withdrawn: true,
      refundReason: null,
      reapply: true,
    });
    expect(await scene.statusOf(orderNo)).toBe(0);
    expect((await scene.call('withdrawRefund', refundNo)).code).toBe(500);
    expect((await scene.call('refundForm', orderNo)).data.totalNum).toBe(2);
    expect(await scene.detail(await scene.applied(orderNo))).toMatchObject({ totalNum: 2 });
  });

  it('is for paid orders that are not deleted', async () => {
    const unpaid = await scene.testMall.order(scene.paymentScenario.shopper, await goods());
    const unpaidNo = await scene.testMall.shopOrderNo(unpaid);
    const orderNo = await scene.paid(await goods());
    expect((await scene.call('refundForm', unpaidNo)).code).toBe(500);
    expect((await scene.apply(unpaidNo)).code).toBe(500);
    await scene.setStatus(orderNo, 'completed');
    const { token } = scene.paymentScenario.shopper;
    await mall.call('deleteOrder', { token, params: { orderNo } });
    expect((await scene.apply(orderNo)).message).toBe('This order does not exist.');
  });

  it('refunds a parcel that never arrives, for which nothing is sent back', async () => {
    const orderNo = await scene.paid(await goods());
    await scene.setStatus(orderNo, 'toReceive');
    expect((await scene.call('refundForm', orderNo)).data.totalNum).toBe(2);
    const refundNo = await scene.applied(orderNo);
    const { token } = scene.paymentScenario.shopper;
    const take = () => mall.call('takeOrder', { token, params: { orderNo } });
    expect((await take()).code).toBe(500);
    await acceptRefund(mall.deps, { refundNo });
    await scene.runJobs();
    expect(await scene.detail(refundNo)).toMatchObject({ refundStatus: 3, returnBefore: null });
    expect(await scene.statusOf(orderNo)).toBe(3);
    const inTransit = await mall.call('orderList', { token, query: { type: 2 } });
    expect(inTransit.data.list).toEqual([]);
  });

  it('lets a parcel be received after all when the refund was withdrawn', async () => {
    const orderNo = await scene.paid(await goods());
    await scene.setStatus(orderNo, 'toReceive');
    await scene.call('withdrawRefund', await scene.applied(orderNo));
    const { token } = scene.paymentScenario.shopper;
    expect((await mall.call('takeOrder', { token, params: { orderNo } })).code).toBe(200);
  });

  it('shows nothing to strangers and takes nothing from them', async () => {
    const orderNo = await scene.paid(await goods());
    const other = await scene.testMall.shopper();
    expect((await scene.call('refundForm', orderNo, other)).code).toBe(500);
    expect((await scene.apply(orderNo, {}, other)).message).toBe('This order does not exist.');
    const foreignLine = await scene.lineOf(await scene.paid(await goods()));
    const lines = [{ orderLineId: foreignLine, quantity: 1 }];
    expect((await scene.apply(orderNo, { lines })).code).toBe(500);
    const refundNo = await scene.applied(orderNo);
    expect((await scene.call('refundDetail', refundNo, other)).code).toBe(500);
    expect((await scene.call('withdrawRefund', refundNo, other)).message).toBe(
      'This refund does not exist.',
    );
    expect((await mall.call('refundList', { token: other.token })).data.total).toBe(0);
    expect((await scene.detail(refundNo)).refundStatus).toBe(0);
  });

  it('takes at most five pictures, of this person alone', async () => {
    const { shopper } = scene.paymentScenario;
    const orderNo = await scene.paid(await goods());
    const stranger = await mall.signUp();
    const own = await Promise.all([1, 2, 3, 4, 5, 6].map((at) => upload(shopper.id, at)));
    const send = (pictures: string[]) =>
      scene.apply(orderNo, { refund_reason_wap_img: pictures.join(',') });
    expect((await send(own)).code).toBe(400);
    expect((await send([await upload(stranger.id, 7)])).code).toBe(400);
    expect((await send(['https://evil.example/x.png'])).code).toBe(400);
    const { data } = await send(own.slice(0, 5));
    const { refundReasonWapImg } = await scene.detail(data.refundOrderNo);
    expect(refundReasonWapImg.split(',')).toEqual(
      own.slice(0, 5).map((address) => new URL(address).pathname),
    );
  });

  it('wants a reason, and a note of at most 100 characters', async () => {
    const orderNo = await scene.paid(await goods());
    for (const wrong of [
      { text: '' },
      { text: '  ' },
      { text: 'x'.repeat(256) },
      { refund_reason_wap_explain: 'x'.repeat(101) },
      { lines: [] },
      { lines: [{ orderLineId: 1, quantity: 0 }] },
    ]) {
      expect((await scene.apply(orderNo, wrong)).code).toBe(400);
    }
    const longest = { text: 'x'.repeat(255), refund_reason_wap_explain: 'x'.repeat(100) };
    expect((await scene.apply(orderNo, longest)).code).toBe(200);
  });

  it('is applied for once by ten applications at the same time', async () => {
    const orderNo = await scene.paid(await goods(), 3);
    const lines = [{ orderLineId: await scene.lineOf(orderNo), quantity: 2 }];
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => scene.apply(orderNo, n % 2 ? { lines } : {})),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(answers.filter(({ message }) => message.includes('already'))).toHaveLength(9);
  });
});
