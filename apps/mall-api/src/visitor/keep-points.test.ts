import { beforeAll, expect, it } from 'vitest';
import { completeOverdue } from '../order/complete-overdue';
import { releasePoints } from '../points/release';
import { type TestApp, withDatabases } from '../testing/app';
import { expectContract } from '../testing/contract-check';
import { PaymentScenario } from '../testing/payment-scenario';
import { expectPointsToAgree } from '../testing/points-agree';
import { runDueJobs } from '../testing/run-jobs';
import { sampleAddress } from '../testing/sample-address';

const DAY = 86_400_000;
const email = 'nora@example.com';

withDatabases((openApp) => {
  let paymentScenario: PaymentScenario;
  let mall: TestApp;
  beforeAll(async () => {
    paymentScenario = await PaymentScenario.openMall(openApp);
    mall = paymentScenario.mall;
  });

  const mailed = (pattern: RegExp) => pattern.exec(mall.mails.at(-1)?.text ?? '')?.[0] ?? '';

  /** Pays an order, and receives it so long ago that it is completed. */
  async function completed(): Promise<string> {
    const orderNo = await paymentScenario.order();
    await paymentScenario.deliver(await paymentScenario.event(orderNo));
    await runDueJobs(mall.deps);
    await paymentScenario.testMall.setStatus(orderNo, 'toReview');
    const received_at = new Date(mall.deps.now().getTime() - 100 * DAY);
    await mall.db
      .updateTable('shop_order')
      .set({ received_at })
      .where('order_no', '=', await paymentScenario.testMall.shopOrderNo(orderNo))
      .execute();
    await completeOverdue(mall.deps);
    return orderNo;
  }

  async function access(link: { orderNo: string; identity: string }): Promise<string> {
    await mall.call('sendVisitorOrderCode', { body: link });
    await runDueJobs(mall.deps);
    const captcha = mall.mails.at(-1)?.code ?? '';
    return (await mall.call('openVisitorOrder', { body: { ...link, captcha } })).data.access;
  }

  it('keeps the points with the orders that earned and spent them', async () => {
    const { data: visitor } = await mall.call('registerVisitor', { body: { email } });
    const address = await mall.call('saveAddress', { token: visitor.token, body: sampleAddress });
    paymentScenario.shopper = { id: visitor.uid, token: visitor.token, addressId: address.data.id };
    await paymentScenario.testMall.grantPoints(paymentScenario.shopper, 40);
    const goods = await paymentScenario.testMall.goods({ priceMinor: 1250 });
    const unpaid = await paymentScenario.testMall.order(paymentScenario.shopper, goods, 1, {
      useIntegral: true,
    });
    const orderNo = await completed();
    const identity = new URL(mailed(/http\S+/)).searchParams.get('identity') ?? '';

    const account = await mall.signUp(email);
    const read = async (operation: 'pointsSummary' | 'pointsList') => {
      const answer = await mall.call(operation, { token: account.token, query: {} });
      expectContract(operation, answer);
      return answer.data;
    };
    const given = await access({ orderNo, identity });
    const keep = () =>
      mall.call('keepVisitorOrder', {
        body: { orderNo, identity },
        headers: { 'order-access': given },
        token: account.token,
      });
    for (const { code } of await Promise.all([keep(), keep()])) expect(code).toBe(200);
    expect(await read('pointsSummary')).toMatchObject({
      integral: 0,
      frozenIntegral: 25,
      sumIntegral: 65,
      deductionIntegral: 40,
    });
    expect((await read('pointsList')).list).toMatchObject([
      { type: 'keptSpent', integral: -40, masterOrderNo: orderNo },
      { type: 'kept', integral: 65, masterOrderNo: orderNo },
    ]);

    const cancelled = await mall.call('cancelOrder', {
      token: account.token,
      params: { orderNo: unpaid },
    });
    expect(cancelled.code).toBe(200);
    mall.advance(31 * DAY);
    await releasePoints(mall.deps);
    expect(
      await mall.db
        .selectFrom('user_account')
        .select(['points', 'points_frozen', 'points_earned', 'points_spent'])
        .where('id', '=', account.id)
        .executeTakeFirst(),
    ).toEqual({ points: 65, points_frozen: 0, points_earned: 65, points_spent: 0 });
    await expectPointsToAgree(mall.db);
  });
});
