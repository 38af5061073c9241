import { describe, expect, it } from 'vitest';
import { exampleData } from '../generated/examples.gen';
import type { MallArgs } from '../generated/operations.gen';
import type { MallClient } from '../index';
import { checked, open } from '../testing/mock-client';
import { draftOf, orderOf, partsOf, pay } from '../testing/shop';

const SHIPPED = { shipAfter: 0 };
const NEVER_SHIPPED = { shipAfter: Infinity };

/** The numbers of the orders in a tab. */
const inTab = async (client: MallClient, type: MallArgs['orderList']['type']) =>
  (await client.orderList({ type })).list.map(({ orderNo }) => orderNo);

const unpaid = async (client: MallClient) =>
  (await client.awaitPayList()).list.map(({ orderNo }) => orderNo);

describe('orders of the mock', () => {
  it('are those of the examples at first', async () => {
    const client = open();
    const { list } = exampleData.orderList;
    const [part] = list;
    const orderNo = part?.orderNo ?? '';
    expect(await client.orderList({ type: 3 })).toMatchObject({ total: 1, list });
    expect(await client.awaitPayList()).toMatchObject(exampleData.awaitPayList);
    expect(await client.orderDetail({ orderNo })).toMatchObject({
      ...exampleData.orderDetail,
      deliveryMethod: 'courier',
    });
    const master = exampleData.masterOrderDetail;
    expect(await client.masterOrderDetail({ orderNo: master.orderNo })).toMatchObject(master);
    expect(await client.orderData()).toEqual(exampleData.orderData);
    expect(await client.orderCenterData()).toEqual(exampleData.orderCenterData);
    expect(await client.reviewsToWrite()).toMatchObject(exampleData.reviewsToWrite);
    expect(
      await client.loadPreOrder({ preOrderNo: await draftOf(client, { 101: 2 }) }),
    ).toMatchObject({
      proTotalFee: '25.00',
      freightFee: '4.00',
      payFee: '29.00',
      realName: 'Nora Lindgren',
    });
  });

  it('go from a search by quote, payment, parcel and review to the completed ones', async () => {
    const client = checked(open(SHIPPED));
    const [found] = (await client.productList({ keyword: 'teapot' })).list;
    const { productInfo } = await client.productDetail({ id: found?.id ?? 0 });
    expect(productInfo.storeName).toBe('Glass teapot');
    const preOrderNo = await draftOf(client, { [productInfo.id]: 2 });
    expect(await client.loadPreOrder({ preOrderNo })).toMatchObject({ payFee: '72.00' });
    const order = { preOrderNo, addressId: 601, payType: 'test', payChannel: 'pc', mark: 'Ring' };
    const { orderNo } = await client.createOrder(order);
    expect(await client.createOrder(order)).toEqual({ orderNo });
    expect(await client.cartList({ isValid: true })).toEqual([]);
    expect(await unpaid(client)).toEqual([orderNo, 'PT20260307120000']);
    expect(await client.orderData()).toMatchObject({ unPaidCount: 2, receivedCount: 0 });

    expect(await pay(client, orderNo)).toMatchObject({
      redirect: `https://mall.test/order/payment_result?status=1&orderNo=${orderNo}`,
    });
    expect(await client.wechatPayResult({ orderNo })).toBe(true);
    expect(await unpaid(client)).not.toContain(orderNo);
    const [part = ''] = await partsOf(client, orderNo);
    expect(await inTab(client, 2)).toEqual([part]);
    expect(await client.orderData()).toMatchObject({ unPaidCount: 1, receivedCount: 1 });
    expect(await client.orderDetail({ orderNo: part })).toMatchObject({
      paid: true,
      status: 1,
      payPrice: '72.00',
      userAddress: 'Kungsgatan 12, Stockholm, 11135, Sweden',
      userRemark: 'Ring',
      orderInfoList: [{ productName: 'Glass teapot', price: '34.00', payNum: 2, payFee: '72.00' }],
    });
    expect(await client.orderExpress({ orderNo: part })).toMatchObject({ state: 2 });

    await client.takeOrder({ orderNo: part });
    expect(await client.orderExpress({ orderNo: part })).toMatchObject({ state: 3 });
    expect(await inTab(client, 4)).toContain(part);
    const [line] = (await client.reviewsToWrite()).list;
    expect(line).toMatchObject({ merOrderNo: part, productName: 'Glass teapot' });
    const review = { orderNo: part, orderInfoId: line?.id ?? 0, star: 4, comment: 'Clear.' };
    await client.writeReview(review);
    expect((await client.myReviews()).list[0]).toMatchObject({ comment: 'Clear.', star: 4 });
    expect(await inTab(client, 5)).toEqual([part]);
    expect(await client.orderReceipt({ orderNo: part })).toMatchObject({
      fileName: `receipt-${part}.pdf`,
    });
    await client.deleteOrder({ orderNo: part });
    expect(await inTab(client, 7)).not.toContain(part);
  });

  it('have a part for each shop, which are shipped and cancelled apart', async () => {
    const client = checked(open(NEVER_SHIPPED));
    const orderNo = await orderOf(client, { 101: 1, 103: 1 });
    await pay(client, orderNo);
    const [first = '', second = ''] = await partsOf(client, orderNo);
    await client.cancelOrder({ orderNo: first });
    expect(await inTab(client, 1)).toEqual([second]);
    expect(await inTab(client, 6)).toEqual([first]);
    expect(await client.orderDetail({ orderNo: first })).toMatchObject({
      status: 9,
      refundStatus: 3,
    });
  });

  it('that are unpaid can be cancelled, which gives back coupon and points', async () => {
    const client = checked(open());
    const choice = { couponIds: [811], useIntegral: true };
    const orderNo = await orderOf(client, { 101: 2 }, choice);
    expect(await client.myCoupons({ type: 'usable' })).toMatchObject({ total: 0 });
    expect(await client.pointsSummary()).toMatchObject({ integral: 0, deductionIntegral: 250 });
    await client.cancelOrder({ orderNo });
    expect(await client.masterOrderDetail({ orderNo })).toMatchObject({ isCancel: true });
    expect(await client.myCoupons({ type: 'usable' })).toMatchObject({ total: 1 });
    expect(await client.userInfo()).toMatchObject({ integral: 250 });
    expect(await inTab(client, 6)).toHaveLength(1);
  });

  it('on delivery go to their shops unpaid', async () => {
    const client = checked(open(NEVER_SHIPPED));
    const orderNo = await orderOf(client, { 103: 1 }, { payType: 'cod' });
    expect(await pay(client, orderNo, 'cod')).toMatchObject({ redirect: null });
    expect(await unpaid(client)).not.toContain(orderNo);
    expect((await client.orderList({ type: 1 })).list).toMatchObject([
      { masterOrderNo: orderNo, paid: false, cancellable: true },
    ]);
  });

  it('keep the address that they were sent to', async () => {
    const client = checked(open());
    const [address] = await client.allAddresses();
    const { id: _id, ...fields } = address as NonNullable<typeof address>;
    const other = await client.saveAddress({ ...fields, detail: '2 Mill Lane', isDefault: false });
    const orderNo = await orderOf(client, { 101: 1 }, { addressId: other.id });
    await client.deleteAddress({ id: other.id });
    expect(await client.masterOrderDetail({ orderNo })).toMatchObject({
      userAddress: '2 Mill Lane, 11135, Sweden',
    });
  });

  it('are paid with a redirect to the page that called', async () => {
    const client = open();
    const orderNo = await orderOf(client, { 101: 1 });
    const args = { orderNo, payType: 'test', payChannel: 'pc' };
    const headers = { origin: 'https://shop.example' };
    const { redirect } = await client.startPayment(args, { headers });
    expect(redirect).toMatch(/^https:\/\/shop\.example\/order\/payment_result\?/);
  });

  it('come page by page', async () => {
    const client = checked(open());
    const orderNo = await orderOf(client, { 101: 1 });
    expect(await client.awaitPayList({ page: 1, limit: 1 })).toMatchObject({
      total: 2,
      pages: 2,
      list: [{ orderNo }],
    });
    expect((await client.awaitPayList({ page: 2, limit: 1 })).list).toHaveLength(1);
  });
});
