import { describe, expect, it } from 'vitest';
import type { ErrorReason } from '../generated/models.gen';
import type { MallClient } from '../index';
import { open } from '../testing/mock-client';
import { draftOf, orderOf, partsOf, pay } from '../testing/shop';

const refused = (reason: ErrorReason) => ({ kind: 'business', code: 500, reason });
const inOrder = { addressId: 601, payType: 'test', payChannel: 'pc' };

/** Places and pays an order of one shop; its master number and that of the part. */
async function paidOrder(client: MallClient) {
  const orderNo = await orderOf(client, { 101: 2 });
  await pay(client, orderNo);
  const [part = ''] = await partsOf(client, orderNo);
  return { orderNo, part };
}

describe('refusals of the mock', () => {
  it('tell an order of nobody', async () => {
    const client = open();
    const orderNo = 'PT0';
    for (const call of ['masterOrderDetail', 'orderDetail', 'cancelOrder', 'takeOrder'] as const) {
      await expect(client[call]({ orderNo })).rejects.toMatchObject(refused('not-found'));
    }
    await expect(pay(client, orderNo)).rejects.toMatchObject(refused('not-found'));
  });

  it('tell an order that is paid or cancelled already', async () => {
    const client = open();
    const { orderNo } = await paidOrder(client);
    await expect(pay(client, orderNo)).rejects.toMatchObject(refused('already-done'));
    await client.cancelOrder({ orderNo });
    await expect(client.cancelOrder({ orderNo })).rejects.toMatchObject(refused('already-done'));
    const other = await orderOf(client, { 103: 1 });
    await client.cancelOrder({ orderNo: other });
    await expect(pay(client, other)).rejects.toMatchObject(refused('wrong-state'));
  });

  it('tell another payment method', async () => {
    const client = open();
    const orderNo = await orderOf(client, { 101: 1 });
    await expect(pay(client, orderNo, 'stripe')).rejects.toMatchObject(
      refused('other-payment-method'),
    );
  });

  it('tell an order that its shop has sent, or has not sent yet', async () => {
    const sent = open({ shipAfter: 0 });
    const { orderNo } = await paidOrder(sent);
    await expect(sent.cancelOrder({ orderNo })).rejects.toMatchObject(refused('order-begun'));
    const waiting = open({ shipAfter: Infinity });
    const { part } = await paidOrder(waiting);
    const taken = waiting.takeOrder({ orderNo: part });
    await expect(taken).rejects.toMatchObject(refused('wrong-state'));
    const deleted = waiting.deleteOrder({ orderNo: part });
    await expect(deleted).rejects.toMatchObject(refused('wrong-state'));
  });

  it('tell an order that is not paid', async () => {
    const client = open();
    const [part = ''] = await partsOf(client, await orderOf(client, { 101: 1 }));
    const receipt = client.orderReceipt({ orderNo: part });
    await expect(receipt).rejects.toMatchObject(refused('not-paid'));
  });

  it('tell what is missing in a checkout', async () => {
    const client = open();
    const preOrderNo = await draftOf(client, { 101: 1 });
    const create = (choice: object) => client.createOrder({ preOrderNo, ...inOrder, ...choice });
    await expect(create({ addressId: null })).rejects.toMatchObject(refused('address-required'));
    await expect(create({ addressId: 9 })).rejects.toMatchObject(refused('not-found'));
    await expect(create({ couponId: 811 })).rejects.toMatchObject(refused('coupon-unfit'));
    await expect(create({ quoteHash: 'of-another' })).rejects.toMatchObject(
      refused('price-changed'),
    );
    const deliveries = [{ merId: 7, method: 'virtual' }];
    await expect(create({ deliveries })).rejects.toMatchObject(refused('delivery-not-offered'));
    await create({});
    await expect(client.loadPreOrder({ preOrderNo })).rejects.toMatchObject(
      refused('draft-expired'),
    );
  });

  it('tell a coupon of another order', async () => {
    const client = open();
    await orderOf(client, { 101: 2 }, { couponId: 811 });
    const again = orderOf(client, { 102: 1 }, { couponId: 811 });
    await expect(again).rejects.toMatchObject(refused('coupon-used'));
  });

  it('tell units that are not there, also when bought at once', async () => {
    const client = open();
    const orderDetails = [{ productId: 102, attrValueId: 1002, productNum: 13 }];
    const bought = client.createPreOrder({ preOrderType: 'buyNow', orderDetails });
    await expect(bought).rejects.toMatchObject(refused('out-of-stock'));
  });

  it('tell a line that has been reviewed', async () => {
    const client = open();
    const review = { orderNo: 'SH20260302093101', orderInfoId: 4001, star: 5, comment: 'Fine.' };
    await client.writeReview(review);
    await expect(client.writeReview(review)).rejects.toMatchObject(refused('already-done'));
  });
});
