import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, withDatabases } from '../testing/app';
import { expectContract } from '../testing/contract-check';
import { OperatorScenario } from '../testing/operator-scenario';
import { runDueJobs } from '../testing/run-jobs';
import { expectSumsToAgree } from '../testing/sums';

type Call = Awaited<ReturnType<OperatorScenario['caller']>>;
const parcel = { company: 'Swallow Post', companyCode: 'SWALLOW', waybillNo: 'VM1' };

withDatabases((openApp) => {
  let scene: OperatorScenario;
  let mall: TestApp;
  let call: Call;
  beforeAll(async () => {
    scene = await OperatorScenario.openMall(openApp);
    mall = scene.mall;
    call = await scene.caller();
  });
  afterAll(() => expectSumsToAgree(mall.db));

  /** The log entries of a subject. */
  const logOf = async (id: string | number) =>
    (await scene.log())
      .filter(({ subject_id }) => subject_id === String(id))
      .map(({ action, result }) => `${action} ${result}`);

  describe('orders', () => {
    it('are listed by state with where they go, those that are unpaid left out', async () => {
      const goods = await scene.goods();
      const ofShop = await scene.caller({ shopId: goods.shopId });
      await scene.testMall.order(scene.shopper, goods);
      const orderNo = await scene.refunds.paid(goods, 2);
      const answer = await ofShop('operatorOrders', { query: { state: 'toShip' } });
      expectContract('operatorOrders', answer);
      expect(answer.data.list).toMatchObject([
        {
          orderNo,
          shopId: goods.shopId,
          state: 'toShip',
          payPrice: '25.00',
          receiver: expect.stringMatching(/./),
          phone: expect.stringMatching(/./),
          lines: [{ skuId: goods.skuId, quantity: 2, price: '12.50' }],
        },
      ]);
      expect((await ofShop('operatorOrders', { query: { state: 'toReceive' } })).data.total).toBe(
        0,
      );
      expect((await call('operatorOrders', { query: { shopId: goods.shopId } })).data.total).toBe(
        1,
      );
      const one = await ofShop('operatorOrder', { params: { orderNo } });
      expectContract('operatorOrder', one);
      expect(one.data).toEqual(answer.data.list[0]);
    });

    it('have the note to their shop, or else the one to all shops', async () => {
      const goods = await scene.goods();
      const noteOf = async (notes: object) => {
        const orderNo = await scene.refunds.paid(goods, 1, notes);
        return (await call('operatorOrder', { params: { orderNo } })).data.note;
      };
      const mark = 'Ring twice';
      const shopMarks = [{ merId: goods.shopId, mark: 'Gift wrap' }];
      expect(await noteOf({ mark, shopMarks })).toBe('Gift wrap');
      expect(await noteOf({ mark })).toBe('Ring twice');
    });

    it('name the units that were refunded, which are not sent', async () => {
      const orderNo = await scene.refunds.paid(await scene.goods(), 3);
      const refundNo = await scene.refunds.applied(orderNo, 2);
      const show = async () => {
        const answer = await call('operatorOrder', { params: { orderNo } });
        expectContract('operatorOrder', answer);
        return answer.data;
      };
      expect((await show()).lines).toMatchObject([{ quantity: 3, refundedQuantity: 0 }]);
      for (const attempt of [{ id: 'beginOrder' }, { id: 'shipOrder', body: parcel }] as const) {
        const { id, ...request } = attempt;
        expect(await call(id, { params: { orderNo }, ...request })).toMatchObject({
          reason: 'refund-in-progress',
        });
      }
      await call('acceptRefund', { params: { refundNo } });
      await scene.refunds.runJobs();
      expect(await show()).toMatchObject({
        state: 'toShip',
        refundStatus: 0,
        lines: [{ quantity: 3, refundedQuantity: 2 }],
      });
    });

    it('are shipped once, with a company and its waybill, and followed on their way', async () => {
      const goods = await scene.goods();
      const ofShop = await scene.caller({ shopId: goods.shopId });
      const orderNo = await scene.refunds.paid(goods);
      const params = { orderNo };
      const event = { time: '2026-03-01 10:00:00', text: 'Sorted' };
      expect((await ofShop('addTrace', { params, body: event })).reason).toBe('wrong-state');
      const both = await Promise.all([
        ofShop('shipOrder', { params, body: parcel }),
        call('shipOrder', { params, body: parcel }),
      ]);
      expect(both.map(({ reason }) => reason ?? 'shipped').sort()).toEqual([
        ...['shipped', 'wrong-state'],
      ]);
      both.filter(({ code }) => code === 200).forEach((it) => expectContract('shipOrder', it));
      expectContract('addTrace', await ofShop('addTrace', { params, body: event }));
      expect((await ofShop('addTrace', { params, body: event })).code).toBe(200);
      const express = { token: scene.shopper.token, params };
      expect((await mall.call('orderExpress', express)).data).toMatchObject({
        expName: 'Swallow Post',
        expNo: 'VM1',
        state: 2,
        logisticsInfo: JSON.stringify([{ AcceptStation: event.text, AcceptTime: event.time }]),
      });
      expect(await logOf(orderNo)).toEqual([
        ...['addTrace refused', 'shipOrder done', 'shipOrder refused', 'addTrace done'],
      ]);
      await runDueJobs(mall.deps);
      expect(mall.mails.filter(({ text }) => text.includes(orderNo))).toHaveLength(1);
    });

    it('are brought by somebody of the shop', async () => {
      const orderNo = await scene.refunds.paid(await scene.goods());
      const body = { courier: 'Ivo', courierPhone: '+1 555 0121' };
      expect((await call('shipOrder', { params: { orderNo }, body })).code).toBe(200);
      const { data } = await call('operatorOrder', { params: { orderNo } });
      expect(data).toMatchObject({ deliveryName: 'Ivo', deliveryId: '+1 555 0121' });
      await runDueJobs(mall.deps);
      expect(mall.mails.find(({ text }) => text.includes(orderNo))?.text).toContain('Ivo');
    });

    it.each([
      {},
      { company: 'Swallow' },
      { courier: 'Ivo' },
      { ...parcel, courier: 'Ivo', courierPhone: '1' },
      { waybillNo: 'VM1', courier: 'Ivo', courierPhone: '1' },
    ])('are not shipped with %j', async (body) => {
      const answer = await call('shipOrder', { params: { orderNo: 'SH0' }, body });
      expect(answer).toMatchObject({ code: 400 });
    });

    it.each(['2026-02-31 10:00:00', '2026-13-01 10:00:00', 'today'])(
      'have no event at %s',
      async (time) => {
        const body = { time, text: 'Sorted' };
        expect((await call('addTrace', { params: { orderNo: 'SH0' }, body })).code).toBe(400);
      },
    );
  });

  describe('refunds', () => {
    it('are listed, and refused with a reason that the shopper reads', async () => {
      const goods = await scene.goods();
      const refundNo = await scene.refunds.applied(await scene.refunds.paid(goods), 1);
      const ofShop = await scene.caller({ shopId: goods.shopId });
      const list = await ofShop('operatorRefunds', { query: { status: 0 } });
      expectContract('operatorRefunds', list);
      expect(list.data.list).toMatchObject([
        {
          refundNo,
          amount: '12.50',
          quantity: 1,
          status: 0,
          lines: [{ skuId: goods.skuId, quantity: 1, amount: '12.50' }],
        },
      ]);
      const one = await ofShop('operatorRefund', { params: { refundNo } });
      expectContract('operatorRefund', one);
      expect(one.data).toEqual(list.data.list[0]);
      const body = { reason: ' The goods were used. ' };
      expectContract('refuseRefund', await ofShop('refuseRefund', { params: { refundNo }, body }));
      expect((await scene.refunds.detail(refundNo)).refundReason).toBe('The goods were used.');
      expect((await ofShop('refuseRefund', { params: { refundNo }, body })).reason).toBe(
        'wrong-state',
      );
      expect(
        (await call('refuseRefund', { params: { refundNo }, body: { reason: ' ' } })).code,
      ).toBe(400);
    });

    it('are decided once, whoever decides at the same time, and noted with the decision', async () => {
      for (let round = 0; round < 4; round += 1) {
        const orderNo = await scene.refunds.paid(await scene.goods());
        const refundNo = await scene.refunds.applied(orderNo);
        const params = { refundNo };
        const answers = await Promise.all([
          call('acceptRefund', { params }),
          call('refuseRefund', { params, body: { reason: 'Used' } }),
          call('acceptRefund', { params }),
        ]);
        expect(answers.map(({ code }) => code).sort()).toEqual([200, 500, 500]);
        const accepted = answers[1]?.code !== 200;
        expect(await scene.refunds.statusOf(orderNo)).toBe(accepted ? 2 : 0);
        const log = await logOf(refundNo);
        expect(log.filter((entry) => entry.endsWith('done'))).toEqual([
          accepted ? 'acceptRefund done' : 'refuseRefund done',
        ]);
        expect(log).toHaveLength(3);
      }
      await scene.refunds.runJobs();
    });

    it('stay undecided, with a word in the log, when no payment holds the money', async () => {
      const master = await scene.testMall.order(scene.shopper, await scene.goods());
      await scene.testMall.setStatus(master, 'toShip');
      const refundNo = await scene.refunds.applied(await scene.testMall.shopOrderNo(master));
      expect((await call('acceptRefund', { params: { refundNo } })).reason).toBe('refund-unpaid');
      expect((await scene.refunds.detail(refundNo)).refundStatus).toBe(0);
      expect(await logOf(refundNo)).toEqual(['acceptRefund refused']);
    });

    it('of received goods wait until the goods have arrived', async () => {
      const orderNo = await scene.refunds.paid(await scene.goods());
      await scene.refunds.setStatus(orderNo, 'completed');
      const refundNo = await scene.refunds.applied(orderNo);
      const params = { refundNo };
      await call('acceptRefund', { params });
      expect((await call('confirmReturn', { params })).reason).toBe('wrong-state');
      await scene.refunds.sendBack(refundNo);
      expectContract('confirmReturn', await call('confirmReturn', { params }));
      await scene.refunds.runJobs();
      expect((await scene.refunds.detail(refundNo)).refundStatus).toBe(3);
    });

    it('give the money back', async () => {
      const refundNo = await scene.refunds.applied(await scene.refunds.paid(await scene.goods()));
      expectContract('acceptRefund', await call('acceptRefund', { params: { refundNo } }));
      await scene.refunds.runJobs();
      expect((await scene.refunds.detail(refundNo)).refundStatus).toBe(3);
    });
  });

  describe('reviews', () => {
    it('are listed without their author, and get one reply, which everybody reads', async () => {
      const goods = await scene.goods();
      const id = await scene.review(goods);
      const ofShop = await scene.caller({ shopId: goods.shopId });
      const list = await ofShop('operatorReviews', { query: { replied: false } });
      expectContract('operatorReviews', list);
      expect(list.data.list).toMatchObject([{ id, comment: 'Fine', star: 4, reply: null }]);
      const reply = (text: string) => ofShop('replyToReview', { params: { id }, body: { text } });
      expectContract('replyToReview', await reply(' Thank you! '));
      expect((await reply('Thank you!')).code).toBe(200);
      expect((await reply('Something else')).reason).toBe('already-done');
      expect(await logOf(id)).toEqual(['replyToReview done', 'replyToReview refused']);
      const shown = await mall.call('reviewList', {
        params: { id: goods.productId },
        query: { type: 0 },
      });
      expect(shown.data.list).toMatchObject([{ id, merchantReplyContent: 'Thank you!' }]);
      const mine = await mall.call('myReviews', { token: scene.shopper.token });
      expect(mine.data.list[0]).toMatchObject({ id, merchantReplyContent: 'Thank you!' });
      expect((await ofShop('operatorReviews', { query: { replied: false } })).data.total).toBe(0);
    });
  });
});
