import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSession } from '../auth/sessions';
import { completeOverdue } from '../order/complete-overdue';
import { acceptRefund } from '../refund/decide';
import { withDatabases } from '../testing/app';
import { expectContract } from '../testing/contract-check';
import { expectPointsToAgree } from '../testing/points-agree';
import { RefundScenario } from '../testing/refund-scenario';
import type { TestGoods } from '../testing/test-mall';
import { releasePoints } from './release';

const DAY = 86_400_000;

withDatabases((openApp) => {
  let scenario: RefundScenario;
  let goods: TestGoods;
  beforeAll(async () => {
    scenario = await RefundScenario.openMall(openApp);
    // Refunds are paid at once, without returning the goods
    scenario.mall.deps.policy.refund.returnReceived = false;
    // Freight earns no points
    goods = await scenario.testMall.goods({ priceMinor: 1050, postageMinor: 300, stock: 1000 });
  });
  afterAll(() => expectPointsToAgree(scenario.mall.db));

  /** A shopper without orders. */
  async function newShopper() {
    scenario.paymentScenario.shopper = await scenario.testMall.shopper();
  }

  /** Signs the shopper in again, since points are frozen for longer than a session lasts. */
  async function wait(days: number) {
    scenario.mall.advance(days * DAY);
    const token = await openSession(scenario.mall.deps, scenario.paymentScenario.shopper.id);
    scenario.paymentScenario.shopper = { ...scenario.paymentScenario.shopper, token };
  }

  async function received(quantity = 4): Promise<string> {
    const orderNo = await scenario.paid(goods, quantity);
    await scenario.setStatus(orderNo, 'toReview');
    await scenario.mall.db
      .updateTable('order_line')
      .set({ is_received: true })
      .where('id', '=', await scenario.lineOf(orderNo))
      .execute();
    return orderNo;
  }

  async function review(orderNo: string) {
    const { token } = scenario.paymentScenario.shopper;
    const body = {
      orderNo,
      orderInfoId: await scenario.lineOf(orderNo),
      star: 5,
      comment: 'Good',
      productScore: 5,
      serviceScore: 5,
      pics: '',
    };
    return scenario.mall.call('writeReview', { token, body });
  }

  async function completed(quantity = 4): Promise<string> {
    const orderNo = await received(quantity);
    expect(await review(orderNo)).toMatchObject({ code: 200 });
    return orderNo;
  }

  async function refunded(orderNo: string, quantity?: number): Promise<string> {
    const refundNo = await scenario.applied(orderNo, quantity);
    expect(await acceptRefund(scenario.mall.deps, { refundNo })).toBe(true);
    await scenario.runJobs();
    return refundNo;
  }

  const call = async (operation: 'pointsSummary' | 'pointsList', query = {}) => {
    const answer = await scenario.mall.call(operation, {
      token: scenario.paymentScenario.shopper.token,
      query,
    });
    expectContract(operation, answer);
    return answer.data;
  };
  const summary = async () => {
    const { integral, frozenIntegral, sumIntegral, deductionIntegral } =
      await call('pointsSummary');
    return [integral, frozenIntegral, sumIntegral, deductionIntegral];
  };

  it('says by which rules points are earned and spent', async () => {
    await newShopper();
    expect(await call('pointsSummary')).toEqual({
      integral: 0,
      frozenIntegral: 0,
      sumIntegral: 0,
      deductionIntegral: 0,
      integralPrice: '0.01',
      integralRate: 1,
      frozenDays: 30,
    });
    expect(await call('pointsList')).toMatchObject({ list: [], total: 0 });
    expect(await scenario.mall.call('pointsSummary')).toMatchObject({ code: 401 });
    expect(await scenario.mall.call('pointsList')).toMatchObject({ code: 401 });
  });

  describe('an order that is completed', () => {
    it('earns points for its goods, frozen for the days of the policy', async () => {
      await newShopper();
      const orderNo = await received();
      expect((await scenario.call('orderDetail', orderNo)).data).toMatchObject({
        integral: 42,
        refundUntil: null,
        refundOver: false,
      });
      expect(await summary()).toEqual([0, 0, 0, 0]);
      await review(orderNo);
      expect(await summary()).toEqual([0, 42, 42, 0]);
      const { data } = await scenario.call('orderDetail', orderNo);
      expect(data.integral).toBe(42);
      const { list } = await call('pointsList');
      expect(list).toMatchObject([
        { type: 'earned', integral: 42, merOrderNo: orderNo, thawTime: data.refundUntil },
      ]);
      expect(list).toMatchObject([
        { productName: data.orderInfoList[0].productName, productNum: 1 },
      ]);
      expect(data.refundUntil).not.toBeNull();
    });

    it('has them released once its time is over, by several at once and again later', async () => {
      await newShopper();
      await completed();
      await wait(29);
      await releasePoints(scenario.mall.deps);
      expect(await summary()).toEqual([0, 42, 42, 0]);
      await wait(1.01);
      await Promise.all([releasePoints(scenario.mall.deps), releasePoints(scenario.mall.deps)]);
      await releasePoints(scenario.mall.deps);
      expect(await summary()).toEqual([42, 0, 42, 0]);
      expect((await call('pointsList')).list).toMatchObject([{ integral: 42, thawTime: null }]);
    });

    it('is so by itself after the days of the policy, reviewed or not', async () => {
      await newShopper();
      const { db, deps } = scenario.mall;
      const [orderNo, underRefund, open] = [await received(), await received(), await received()];
      const arrived = (no: string[], received_at: Date) =>
        db.updateTable('shop_order').set({ received_at }).where('order_no', 'in', no).execute();
      const { orderCompleteDays } = deps.policy;
      const longAgo = new Date(deps.now().getTime() - orderCompleteDays * DAY - 1);
      await arrived([orderNo, underRefund], longAgo);
      await arrived([open], new Date(longAgo.getTime() + 60_000));
      await scenario.applied(underRefund, 1);
      await Promise.all([completeOverdue(deps), completeOverdue(deps)]);
      await completeOverdue(deps);
      const statuses = [orderNo, underRefund, open].map(
        async (no) => (await scenario.call('orderDetail', no)).data.status,
      );
      expect(await Promise.all(statuses)).toEqual([3, 2, 2]);
      expect(await summary()).toEqual([0, 42, 42, 0]);
      expect((await review(orderNo)).message).toMatch(/Only received goods/);
    });

    it('is so by itself although another order cannot be completed', async () => {
      await newShopper();
      const { db, deps } = scenario.mall;
      const [broken, orderNo] = [await received(), await received()];
      const longAgo = new Date(deps.now().getTime() - deps.policy.orderCompleteDays * DAY - 1);
      await db
        .updateTable('shop_order')
        .set({ received_at: longAgo })
        .where('order_no', 'in', [broken, orderNo])
        .execute();
      await sql`create function fail() returns trigger language plpgsql as
        'begin raise exception ''broken''; end'`.execute(db);
      await sql`create trigger broken before update on shop_order for each row
        when (old.order_no = ${sql.lit(broken)}) execute function fail()`.execute(db);
      await completeOverdue(deps);
      await sql`drop function fail() cascade`.execute(db);
      expect((await scenario.call('orderDetail', orderNo)).data.status).toBe(3);
      await completeOverdue(deps);
      expect((await scenario.call('orderDetail', broken)).data.status).toBe(3);
    });

    it('earns for what was not refunded before', async () => {
      await newShopper();
      const orderNo = await received();
      await refunded(orderNo, 1);
      await review(orderNo);
      expect(await summary()).toEqual([0, 31, 31, 0]);
    });
  });

  describe('a refund', () => {
    it('takes back what its money had earned, to the point', async () => {
      await newShopper();
      const orderNo = await completed();
      const refundNo = await refunded(orderNo, 1);
      expect(await summary()).toEqual([0, 31, 31, 0]);
      await refunded(orderNo, 1);
      expect(await summary()).toEqual([0, 21, 21, 0]);
      expect((await scenario.call('orderDetail', orderNo)).data.integral).toBe(21);
      expect((await call('pointsList', { type: 'earned' })).list).toMatchObject([
        { type: 'clawedBack', integral: -10 },
        { type: 'clawedBack', integral: -11, refundOrderNo: refundNo },
        { type: 'earned', integral: 42 },
      ]);
      await refunded(orderNo);
      expect(await summary()).toEqual([0, 0, 0, 0]);
      expect((await call('pointsList')).list.at(-1)).toMatchObject({ thawTime: null });
      expect((await call('pointsList', { type: 'spent' })).list).toEqual([]);
    });

    it('that ends after the release takes from what can be spent', async () => {
      await newShopper();
      const orderNo = await completed();
      const refundNo = await scenario.applied(orderNo, 2);
      await wait(31);
      await releasePoints(scenario.mall.deps);
      expect(await summary()).toEqual([42, 0, 42, 0]);
      await acceptRefund(scenario.mall.deps, { refundNo });
      await scenario.runJobs();
      expect(await summary()).toEqual([21, 0, 21, 0]);
    });

    it('is refused once the time for it is over, and says so', async () => {
      await newShopper();
      const [orderNo, other] = [await completed(), await received()];
      await wait(31);
      for (const answer of [
        await scenario.apply(orderNo),
        await scenario.call('refundForm', orderNo),
      ])
        expect(answer).toMatchObject({
          code: 500,
          reason: 'refund-too-late',
          message:
            'An order can be refunded for 30 days after it was completed. That time is over.',
        });
      const { data } = await scenario.call('orderDetail', orderNo);
      expect(data.refundOver).toBe(true);
      expect(await scenario.apply(other)).toMatchObject({ code: 200 });
    });

    it('that was refused cannot be applied for again after that time', async () => {
      await newShopper();
      const refundNo = await scenario.applied(await completed());
      await scenario.call('withdrawRefund', refundNo);
      expect(await scenario.detail(refundNo)).toMatchObject({ reapply: true });
      await wait(31);
      expect(await scenario.detail(refundNo)).toMatchObject({ reapply: false });
    });
  });

  it('shows nobody the points of others', async () => {
    await newShopper();
    await completed();
    await newShopper();
    expect(await summary()).toEqual([0, 0, 0, 0]);
    expect(await call('pointsList')).toMatchObject({ list: [], total: 0 });
  });
});
