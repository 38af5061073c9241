import { collectPayment } from '../order/collect';
import { payoutJobs } from '../payout/jobs';
import type { Answer } from './call';
import type { OperatorScenario } from './operator-scenario';
import { runDueJobs } from './run-jobs';
import type { TestGoods } from './test-mall';

const DAY_MS = 86_400_000;

/** Sessions that last until refunds are over. */
export const longSessions = { session: { days: 10_000, renewAfterMinutes: 60, maxDays: 10_000 } };

/** Shops that sell, and are paid out. */
export class MoneyScenario {
  private requests = 0;
  constructor(readonly scene: OperatorScenario) {}

  /** A shop with a commission, and goods of it. */
  async goods({ percent = 10, priceMinor = 1250 } = {}): Promise<TestGoods> {
    const goods = await this.scene.goods({ priceMinor });
    await this.call('setCommission', { params: { id: goods.shopId }, body: { percent } });
    return goods;
  }

  /** As an operator of the mall. */
  async call(...args: Parameters<Awaited<ReturnType<OperatorScenario['caller']>>>) {
    return (await this.scene.caller())(...args);
  }

  async balance(shopId: number): Promise<Answer['data']> {
    const { data } = await this.call('shopBalance', { query: { shopId } });
    return data;
  }

  /** A paid order that the shopper has received and reviewed; returns its number. */
  async completed(goods: TestGoods, quantity = 2, more: object = {}): Promise<string> {
    const orderNo = await this.scene.refunds.paid(goods, quantity, more);
    await this.complete(orderNo);
    return orderNo;
  }

  async complete(orderNo: string): Promise<void> {
    const completed = { status: 'completed', completed_at: this.scene.mall.deps.now() } as const;
    await this.scene.mall.db
      .updateTable('shop_order')
      .set(completed)
      .where('order_no', '=', orderNo)
      .execute();
  }

  /** The courier has collected the money of an order on delivery. */
  async collected(goods: TestGoods, quantity = 2): Promise<string> {
    const { refunds, mall } = this.scene;
    const master = await refunds.testMall.order(this.scene.shopper, goods, quantity, {
      payType: 'cod',
    });
    const orderNo = await refunds.testMall.shopOrderNo(master);
    await refunds.setStatus(orderNo, 'toReceive');
    await collectPayment(mall.deps, { shopId: goods.shopId, orderNo });
    await this.complete(orderNo);
    return orderNo;
  }

  /** The time for refunds passes, and what is due then is done. */
  async release(): Promise<void> {
    const { mall } = this.scene;
    mall.advance((mall.deps.policy.refund.days + 1) * DAY_MS);
    await this.runJobs();
  }

  async runJobs(): Promise<void> {
    const { deps } = this.scene.mall;
    for (const job of payoutJobs) if ('everySeconds' in job) await job.run(deps);
    await runDueJobs(deps, payoutJobs);
  }

  async setAccount(shopId: number): Promise<void> {
    const body = { holder: 'Payee of the shop', accountNumber: 'DE02', bankCode: 'BYLA' };
    await this.call('setPayoutAccount', { params: { id: shopId }, body });
  }

  /** Records payouts of a shop, or of all; by default as a new request. */
  pay(shopId?: number, key = `payout ${(this.requests += 1)}`): Promise<Answer> {
    const headers = { 'idempotency-key': key };
    return this.call('createPayouts', { body: { shopId }, headers });
  }

  /** Pays out a shop's first order; returns the id of the payout. */
  async paidOut(goods: TestGoods): Promise<number> {
    await this.completed(goods);
    await this.release();
    await this.setAccount(goods.shopId);
    const { data } = await this.pay(goods.shopId);
    return data[0].id;
  }
}
