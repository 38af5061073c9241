import { setTimeout as pause } from 'node:timers/promises';
import { call } from './call.mjs';

const CREATE = '/api/front/order/create';

/** True with a probability of 1 / `times`. */
const oneIn = (times) => Math.random() < 1 / times;
const anyOf = (list) => list[Math.floor(Math.random() * list.length)];

/**
 * Orders, pays and requests refunds at random while servers restart; retries without a response, or gives
 * up. `next()` returns the server for each call, `log` collects response codes and orders.
 */
export class RandomShopper {
  constructor({ next, shopper, skus, couponIds, log }) {
    Object.assign(this, { next, shopper, skus, coupons: [...couponIds], log });
  }

  async ask(path, body) {
    const maxTries = oneIn(4) ? 1 : 30;
    for (let tries = 1; ; tries += 1) {
      const answer = await call(this.next(), path, { shopper: this.shopper, body });
      this.log.answers.push(answer.code);
      if (![0, 429, 503].includes(answer.code) || tries === maxTries) return answer;
      await pause(100);
    }
  }

  async turn() {
    if (this.coupons.length > 0 && oneIn(2)) {
      await this.ask('/api/front/coupon/receive', { couponId: this.coupons.pop() });
    }
    const orderNo = await this.order();
    if (!orderNo || oneIn(10)) return; // leaves without paying
    if (oneIn(8)) await Promise.all([this.cancel(orderNo), this.pay(orderNo)]);
    else if (oneIn(10)) await this.cancel(orderNo);
    else await this.pay(orderNo);
    if (oneIn(2)) await this.requestRefund();
  }

  async draft() {
    const path = '/api/front/order/pre/order';
    const wanted = [anyOf(this.skus), anyOf(this.skus)];
    if (oneIn(2)) {
      const [{ productId, attrValueId }] = wanted;
      const orderDetails = [
        { productId, attrValueId, productNum: 1 + Math.floor(Math.random() * 2) },
      ];
      return this.ask(path, { preOrderType: 'buyNow', orderDetails });
    }
    const rows = wanted.map(({ productId, attrValueId: productAttrUnique }) => ({
      productId,
      productAttrUnique,
      cartNum: 1,
    }));
    await this.ask('/api/front/cart/save', rows);
    const { data: shops } = await this.ask('/api/front/cart/list?isValid=true');
    const inCart = (shops ?? []).flatMap(({ cartInfoList }) => cartInfoList).slice(0, 3);
    const orderDetails = inCart.map(({ id }) => ({ shoppingCartId: id }));
    return this.ask(path, { preOrderType: 'shoppingCart', orderDetails });
  }

  /** The number of a new order; undefined if none was placed, or no response confirmed it. */
  async order() {
    const preOrderNo = (await this.draft()).data?.preOrderNo;
    if (!preOrderNo || oneIn(8)) return undefined;
    const found = await this.ask(`/api/front/coupons/order/${preOrderNo}`);
    const couponId = (found.data ?? []).at(0)?.id ?? '';
    const order = {
      preOrderNo,
      addressId: this.shopper.addressId,
      couponId,
      useIntegral: oneIn(4),
      payType: 'test',
      payChannel: 'pc',
    };
    const presses = Array.from({ length: oneIn(5) ? 2 : 1 }, () => this.ask(CREATE, order));
    const orderNo = (await Promise.all(presses)).find(({ code }) => code === 200)?.data.orderNo;
    if (orderNo) this.log.orders.push(orderNo);
    return orderNo;
  }

  cancel(orderNo) {
    return this.ask(`/api/front/order/cancel/${orderNo}`, {});
  }

  async pay(orderNo) {
    const body = { orderNo, payType: 'test', payChannel: 'pc' };
    const start = async () => (await this.ask('/api/front/pay/payment', body)).data?.redirect;
    let page = await start();
    if (page && oneIn(10)) {
      await this.decide(page, 'fail');
      page = await start();
    }
    if (page) await this.decide(page, 'pay');
  }

  /** Submits a choice on the page of the test provider. */
  async decide(page, choice) {
    const { pathname } = new URL(page);
    if (!pathname.startsWith('/test-pay/')) return; // nothing to pay
    const maxTries = oneIn(4) ? 1 : 30;
    for (let tries = 1; tries <= maxTries; tries += 1) {
      const body = new URLSearchParams({ choice });
      const signal = AbortSignal.timeout(60_000);
      const init = { method: 'POST', body, redirect: 'manual', signal };
      const status = await fetch(this.next() + pathname, init).then(
        (response) => response.arrayBuffer().then(() => response.status),
        () => 0,
      );
      this.log.answers.push(status === 303 ? 200 : status);
      if (status === 303) return;
      await pause(100);
    }
  }

  /** Requests a refund of an unshipped order, or of one unit of a line. */
  async requestRefund() {
    const { data } = await this.ask('/api/front/order/list?type=1&page=1&limit=10');
    const order = anyOf(data?.list ?? []);
    if (!order) return;
    const lines = [{ orderLineId: anyOf(order.orderInfoList).id, quantity: 1 }];
    const body = { orderNo: order.orderNo, text: 'No longer needed', ...(oneIn(2) && { lines }) };
    await this.ask('/api/front/order/refund', body);
  }
}
