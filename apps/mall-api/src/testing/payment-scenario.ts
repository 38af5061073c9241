import type { Settings } from '../config/settings';
import type { PaymentEvent } from '../kernel/payment-provider';
import { sign, SIGNATURE_HEADER } from '../payment/test-provider/signature';
import { defaultPolicy } from '../policy/default-policy';
import type { Policy } from '../policy/policy';
import type { OpenApp, TestApp } from './app';
import { type Shopper, TestMall } from './test-mall';

/** One shopper places all of these orders, and leaves most of them unpaid */
const roomyUnpaid = { ...defaultPolicy.unpaid, ordersPerAccount: 1000 };

/** Orders, payments and the test provider's events for tests. */
export class PaymentScenario {
  constructor(
    readonly mall: TestApp,
    readonly testMall: TestMall,
    public shopper: Shopper,
  ) {}

  /** A scenario in a mall of its own. */
  static async openMall(
    openApp: OpenApp,
    policy: Partial<Policy> = {},
    settings: Partial<Settings> = {},
  ): Promise<PaymentScenario> {
    const mall = await openApp({ policy: { unpaid: roomyUnpaid, ...policy }, settings });
    const testMall = await TestMall.open(mall);
    return new PaymentScenario(mall, testMall, await testMall.shopper());
  }

  /** An order of $25.00; returns its number. */
  async order(payType = 'test'): Promise<string> {
    const goods = await this.testMall.goods({ priceMinor: 1250 });
    return this.testMall.order(this.shopper, goods, 2, { payType });
  }

  start(orderNo: string, payType = 'test') {
    const body = { orderNo, payType, payChannel: 'pc' };
    return this.mall.call('startPayment', { token: this.shopper.token, body });
  }

  cancel(orderNo: string) {
    return this.mall.call('cancelOrder', { token: this.shopper.token, params: { orderNo } });
  }

  async detail(orderNo: string) {
    const options = { token: this.shopper.token, params: { orderNo } };
    return (await this.mall.call('masterOrderDetail', options)).data;
  }

  /** The event that the payment of an order, started if need be, succeeded. */
  async event(orderNo: string, change: Partial<PaymentEvent> = {}): Promise<PaymentEvent> {
    const reference = (await this.start(orderNo)).data.redirect.split('/').at(-1);
    return { ...this.paidEvent(orderNo, reference), ...change };
  }

  /** The event that the payment with this id succeeded. */
  paidEvent(orderNo: string, reference: string): PaymentEvent {
    const id = `evt_${reference}`;
    const { currency } = this.mall.deps.policy.currency;
    return { id, kind: 'paid', reference, orderNo, amountMinor: 2500, currency };
  }

  /** Sends a webhook as the provider does. */
  async deliver(event: object, signed?: string) {
    const body = JSON.stringify(event);
    const { settings, now } = this.mall.deps;
    const response = await this.mall.app.inject({
      method: 'POST',
      url: '/api/pay/webhook/test',
      headers: {
        'content-type': 'application/json',
        [SIGNATURE_HEADER]: signed ?? sign(settings.paymentSecret, body, now()),
      },
      payload: body,
    });
    const { outcome } = response.json<{ outcome?: string }>();
    return { status: response.statusCode, outcome, headers: response.headers };
  }

  /** The recorded refunds of an order. */
  refunds(orderNo: string) {
    return this.mall.db
      .selectFrom('payment_refund')
      .select(['status', 'reason', 'amount_minor as amountMinor', 'currency', 'tries'])
      .where('order_no', '=', orderNo)
      .orderBy('id')
      .execute();
  }
}
