import type { AfterPayment } from './loopback-after-payment';
import { RefundScenario } from './refund-scenario';

/** Orders, their payments, and what happens to them at the provider. */
export class AfterPaymentScenario extends RefundScenario {
  constructor(
    paymentScenario: RefundScenario['paymentScenario'],
    readonly provider: AfterPayment,
  ) {
    super(paymentScenario);
  }

  /** An order of 2500 minor units with a started payment. */
  async started(): Promise<{ orderNo: string; reference: string }> {
    const { payType } = this.provider;
    const orderNo = await this.paymentScenario.order(payType);
    await this.paymentScenario.start(orderNo, payType);
    return { orderNo, reference: await this.referenceOf(orderNo) };
  }

  /** The newest payment of an order. */
  async referenceOf(orderNo: string): Promise<string> {
    const { reference } = await this.mall.db
      .selectFrom('payment')
      .innerJoin('order_group', 'order_group.id', 'payment.group_id')
      .select('payment.reference')
      .where('order_no', '=', orderNo)
      .orderBy('payment.id', 'desc')
      .executeTakeFirstOrThrow();
    return reference;
  }

  /** A paid order; the number of its only shop order as well. */
  async paidOrder(): Promise<{ orderNo: string; reference: string; shopOrderNo: string }> {
    const { orderNo, reference } = await this.started();
    await this.send(await this.provider.pay(reference));
    return { orderNo, reference, shopOrderNo: await this.testMall.shopOrderNo(orderNo) };
  }

  /** Delivers a webhook. */
  async send({ body, headers }: Awaited<ReturnType<AfterPayment['pay']>>) {
    const response = await this.mall.app.inject({
      method: 'POST',
      url: `/api/pay/webhook/${this.provider.payType}`,
      payload: body,
      headers: { 'content-type': 'application/json', ...headers },
    });
    return { status: response.statusCode, ...response.json<{ outcome?: string }>() };
  }

  /** What a shopper reads about the payment of a master order. */
  async notesOf(orderNo: string): Promise<string[]> {
    const { paymentNotes } = await this.paymentScenario.detail(orderNo);
    return paymentNotes.map(
      ({ kind, amount }: { kind: string; amount: string }) => `${kind} ${amount}`,
    );
  }

  /** Amounts that the mall has the provider pay back for shops. */
  async requested(orderNo: string): Promise<number[]> {
    const refunds = await this.paymentScenario.refunds(orderNo);
    return refunds.filter(({ reason }) => reason === 'order').map(({ amountMinor }) => amountMinor);
  }
}
