import type { Settings } from '../config/settings';
import type { ShopOrderStatus } from '../db/schema';
import { fromWire } from '../money/wire';
import { mailEvent } from '../notices/mail-event';
import { paymentJobs } from '../payment/jobs';
import type { Policy } from '../policy/policy';
import { acceptRefund } from '../refund/decide';
import { refundJobs } from '../refund/jobs';
import { confirmReturn } from '../refund/return-goods';
import type { OpenApp } from './app';
import type { Answer } from './call';
import { PaymentScenario } from './payment-scenario';
import { runDueJobs } from './run-jobs';
import type { Shopper, TestGoods } from './test-mall';

/** Purchases and refunds for tests. */
export class RefundScenario {
  constructor(readonly paymentScenario: PaymentScenario) {}

  static async openMall(
    openApp: OpenApp,
    policy?: Partial<Policy>,
    settings?: Partial<Settings>,
  ): Promise<RefundScenario> {
    return new RefundScenario(await PaymentScenario.openMall(openApp, policy, settings));
  }

  get mall() {
    return this.paymentScenario.mall;
  }

  get testMall() {
    return this.paymentScenario.testMall;
  }

  /** Creates a paid, unshipped order of one shop; returns the shop order number. */
  async paid(
    goods: TestGoods,
    quantity = 2,
    more: object = {},
    language?: string,
  ): Promise<string> {
    const shopper = { ...this.paymentScenario.shopper, ...(language && { language }) };
    const orderNo = await this.testMall.order(shopper, goods, quantity, more);
    await this.pay(orderNo);
    return this.testMall.shopOrderNo(orderNo);
  }

  async pay(orderNo: string): Promise<void> {
    const { payPrice } = await this.paymentScenario.detail(orderNo);
    const amountMinor = fromWire(this.mall.deps.policy, payPrice);
    if (amountMinor === 0) await this.paymentScenario.start(orderNo);
    else
      await this.paymentScenario.deliver(
        await this.paymentScenario.event(orderNo, { amountMinor }),
      );
  }

  async setStatus(orderNo: string, status: ShopOrderStatus): Promise<void> {
    await this.mall.db
      .updateTable('shop_order')
      .set({ status })
      .where('order_no', '=', orderNo)
      .execute();
  }

  call(
    operation: 'refundForm' | 'refundDetail' | 'withdrawRefund' | 'orderDetail',
    orderNo: string,
    { token }: Pick<Shopper, 'token'> = this.paymentScenario.shopper,
  ): Promise<Answer> {
    return this.mall.call(operation, { token, params: { orderNo } });
  }

  apply(
    orderNo: string,
    more: object = {},
    { token }: Pick<Shopper, 'token'> = this.paymentScenario.shopper,
  ) {
    const body = { orderNo, text: 'Ordered by mistake', refund_reason_wap_img: '', ...more };
    return this.mall.call('applyForRefund', { token, body });
  }

  /** Requests a refund for units of the only line of an order; returns the refund number. */
  async applied(orderNo: string, quantity?: number): Promise<string> {
    const lines = quantity && [{ orderLineId: await this.lineOf(orderNo), quantity }];
    const { data } = await this.apply(orderNo, lines ? { lines } : {});
    return data.refundOrderNo;
  }

  async lineOf(orderNo: string): Promise<number> {
    return (await this.call('orderDetail', orderNo)).data.orderInfoList[0].id;
  }

  sendBack(
    refundNo: string,
    parcel: object = { company: 'Swallow Post', waybillNo: 'BACK1' },
    { token }: Pick<Shopper, 'token'> = this.paymentScenario.shopper,
  ) {
    return this.mall.call('sendGoodsBack', { token, params: { orderNo: refundNo }, body: parcel });
  }

  /** Returns the goods to their shop, which then refunds them. */
  async givenBackTo(refundNo: string, shopId: number): Promise<void> {
    await acceptRefund(this.mall.deps, { refundNo });
    await this.sendBack(refundNo);
    await confirmReturn(this.mall.deps, { refundNo, shopId });
  }

  /** The status of an order's refund. */
  async statusOf(orderNo: string): Promise<number> {
    return (await this.call('orderDetail', orderNo)).data.refundStatus;
  }

  async detail(refundNo: string) {
    return (await this.call('refundDetail', refundNo)).data;
  }

  /** Runs the pending refunds at the providers. */
  runJobs(deps = this.mall.deps) {
    return runDueJobs(deps, [...paymentJobs, ...refundJobs, mailEvent]);
  }
}
