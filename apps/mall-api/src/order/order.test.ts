import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type TestApp, withDatabases } from '../testing/app';
import { expectContract } from '../testing/contract-check';
import { expectSumsToAgree } from '../testing/sums';
import { TestMall } from '../testing/test-mall';
import { WorkerPoolBusy } from '../workers/pool';
import { orderJobs } from './jobs';

const HOUR = 3_600_000;

withDatabases((openApp) => {
  let mall: TestApp;
  let testMall: TestMall;
  beforeAll(async () => {
    mall = await openApp();
    testMall = await TestMall.open(mall);
  });
  afterAll(() => expectSumsToAgree(mall.db));

  const runJobs = () => Promise.all(orderJobs.map((job) => job.run(mall.deps)));

  it('walks from unpaid to completed through the tabs', async () => {
    const shopper = await testMall.shopper();
    const { token } = shopper;
    const orderNo = await testMall.order(shopper, await testMall.goods({ priceMinor: 1250 }), 2);
    const merNo = await testMall.shopOrderNo(orderNo);
    const tabs = async () =>
      Promise.all(
        [1, 2, 3, 4, 5, 7].map(async (type) => {
          const { data } = await mall.call('orderList', { token, query: { type } });
          expect(data.list).toHaveLength(data.total);
          return data.total;
        }),
      );
    const counts = async () => (await mall.call('orderData', { token })).data;

    expect(await tabs()).toEqual([0, 0, 0, 0, 0, 0]);
    expect(await counts()).toMatchObject({ unPaidCount: 1, unShippedCount: 0 });
    await testMall.setStatus(orderNo, 'toShip');
    expect(await tabs()).toEqual([1, 0, 0, 0, 0, 1]);
    await testMall.setStatus(orderNo, 'toReceive');
    expect(await tabs()).toEqual([0, 1, 0, 0, 0, 1]);
    expect((await mall.call('takeOrder', { token, params: { orderNo: merNo } })).code).toBe(200);
    expect(await tabs()).toEqual([0, 0, 1, 1, 0, 1]);
    expect(await counts()).toMatchObject({ receivedCount: 0, commentCount: 1, completeCount: 1 });
    const center = await mall.call('orderCenterData', { token });
    expectContract('orderCenterData', center);
    expect(center.data).toEqual({
      unPaidCount: 0,
      unShippedCount: 0,
      receivedCount: 0,
      commentCount: 1,
      refundCount: 0,
    });
    await testMall.setStatus(orderNo, 'completed');
    expect(await tabs()).toEqual([0, 0, 1, 0, 1, 1]);
    expect(await counts()).toEqual({
      unPaidCount: 0,
      unShippedCount: 0,
      receivedCount: 0,
      commentCount: 0,
      completeCount: 1,
      refundCount: 0,
    });
    const { data } = await mall.call('orderList', { token, query: { type: 5 } });
    expect(data.list[0]).toMatchObject({
      orderNo: merNo,
      masterOrderNo: orderNo,
      payPrice: '25.00',
      totalNum: 2,
      paid: true,
      orderInfoList: [{ merOrderNo: merNo, price: '12.50', payNum: 2, isReply: false }],
    });
    expect((await mall.call('deleteOrder', { token, params: { orderNo: merNo } })).code).toBe(200);
    expect(await tabs()).toEqual([0, 0, 0, 0, 0, 0]);
    expect((await mall.call('orderDetail', { token, params: { orderNo: merNo } })).code).toBe(500);
  });

  it('allows each action in its state alone', async () => {
    const shopper = await testMall.shopper();
    const orderNo = await testMall.order(shopper, await testMall.goods());
    const merNo = await testMall.shopOrderNo(orderNo);
    const attempt = async (operation: 'cancelOrder' | 'takeOrder' | 'deleteOrder') => {
      const params = { orderNo: operation === 'cancelOrder' ? orderNo : merNo };
      const { code, message } = await mall.call(operation, { token: shopper.token, params });
      expect(message).not.toBe('System exception');
      return code;
    };
    expect([await attempt('takeOrder'), await attempt('deleteOrder')]).toEqual([500, 500]);
    for (const status of ['toShip', 'toReceive', 'toReview', 'completed'] as const) {
      await testMall.setStatus(orderNo, status);
      expect(await attempt('cancelOrder')).toBe(500);
      if (status !== 'toReceive') expect(await attempt('takeOrder')).toBe(500);
      if (status !== 'completed') expect(await attempt('deleteOrder')).toBe(500);
    }
    await mall.db
      .updateTable('shop_order')
      .set({ refund_status: 'applied' })
      .where('order_no', '=', merNo)
      .execute();
    expect(await attempt('deleteOrder')).toBe(500);
    const listed = await mall.call('orderList', { token: shopper.token, query: { type: 5 } });
    expect(listed.data.total).toBe(0);
  });

  it('lets one of two confirmations through and marks the lines as received', async () => {
    const shopper = await testMall.shopper();
    const orderNo = await testMall.order(shopper, await testMall.goods());
    await testMall.setStatus(orderNo, 'toReceive');
    const params = { orderNo: await testMall.shopOrderNo(orderNo) };
    const take = async () => (await mall.call('takeOrder', { token: shopper.token, params })).code;
    expect((await Promise.all([take(), take()])).sort()).toEqual([200, 500]);
    const { data } = await mall.call('orderDetail', { token: shopper.token, params });
    const line = await mall.db
      .selectFrom('order_line')
      .select('is_received')
      .where('id', '=', data.orderInfoList[0].id)
      .executeTakeFirstOrThrow();
    expect([data.status, line.is_received]).toEqual([2, true]);
  });

  it('tells where a parcel is once there is one', async () => {
    const shopper = await testMall.shopper();
    const orderNo = await testMall.order(shopper, await testMall.goods());
    await testMall.setStatus(orderNo, 'toShip');
    const params = { orderNo: await testMall.shopOrderNo(orderNo) };
    const ask = async () =>
      (await mall.call('orderExpress', { token: shopper.token, params })).data;
    expect(await ask()).toBeNull();
    await testMall.setStatus(orderNo, 'toReceive');
    const traces = [{ text: 'Malmö', at: '2026-03-01T02:00:00.000Z' }];
    await mall.db
      .updateTable('shop_order')
      .set({ express_name: 'Postnord', waybill_no: 'PN1', traces: JSON.stringify(traces) })
      .where('order_no', '=', params.orderNo)
      .execute();
    const parcel = await ask();
    expect(parcel).toMatchObject({ expName: 'Postnord', expNo: 'PN1', state: 2 });
    // In the mall's time zone
    expect(JSON.parse(parcel.logisticsInfo)).toEqual([
      { AcceptStation: 'Malmö', AcceptTime: '2026-03-01 10:00:00' },
    ]);
  });

  it('hands out the receipt of a paid order, in the language of the caller', async () => {
    const shopper = await testMall.shopper();
    const { token } = shopper;
    const masterNo = await testMall.order(shopper, await testMall.goods({ priceMinor: 1250 }), 2);
    const params = { orderNo: await testMall.shopOrderNo(masterNo) };
    const headers = { 'accept-language': 'th' };
    const receipt = () => mall.call('orderReceipt', { token, params, headers });
    expect((await receipt()).message).toMatch(/not paid/);
    await testMall.setStatus(masterNo, 'toShip');
    const answer = await receipt();
    expectContract('orderReceipt', answer);
    expect(answer.data.fileName).toBe(`${params.orderNo}.pdf`);
    const bytes = Buffer.from(answer.data.content, 'base64');
    const pdf = await getDocumentProxy(new Uint8Array(bytes));
    const { text } = await extractText(pdf, { mergePages: true });
    for (const part of [params.orderNo, '$12.50', '$25.00', 'ใบเสร็จ']) expect(text).toContain(part);
    vi.spyOn(mall.deps.printer, 'print').mockRejectedValueOnce(new WorkerPoolBusy());
    expect((await receipt()).code).toBe(503);
  });

  it('cancels what nobody paid in time, and only that', async () => {
    const shopper = await testMall.shopper();
    const goods = await testMall.goods();
    const [unpaid, paid] = [
      await testMall.order(shopper, goods, 3),
      await testMall.order(shopper, goods),
    ];
    await testMall.setStatus(paid, 'toShip');
    await runJobs();
    expect((await testMall.stockOf(goods)).stock).toBe(6);
    mall.advance(2 * HOUR + 1000);
    const young = await testMall.order(shopper, goods);
    // Two concurrent processes
    await Promise.all([runJobs(), runJobs()]);
    expect(await testMall.stockOf(goods)).toEqual({ stock: 8, sales: 2 });
    const detail = async (orderNo: string) =>
      (await mall.call('masterOrderDetail', { token: shopper.token, params: { orderNo } })).data;
    expect(await detail(unpaid)).toMatchObject({ isCancel: true, cancelTime: null });
    const [{ status, orderNo }] = (await detail(unpaid)).orderList;
    expect(status).toBe(9);
    const cancelled = await mall.call('orderList', { token: shopper.token, query: { type: 6 } });
    expect(cancelled.data).toMatchObject({ total: 1, list: [{ orderNo, status: 9, paid: false }] });
    const all = await mall.call('orderList', { token: shopper.token, query: { type: 7 } });
    expect(all.data.list.map((row: { status: number }) => row.status).sort()).toEqual([0, 9]);
    expect((await detail(paid)).isCancel).toBe(false);
    expect((await detail(young)).isCancel).toBe(false);
  });

  it('cancels what is overdue although one order before it cannot be cancelled', async () => {
    const shopper = await testMall.shopper();
    const [full, other] = [await testMall.goods(), await testMall.goods()];
    await testMall.order(shopper, full, 2);
    const second = await testMall.order(shopper, other, 2);
    // Returned units would overflow the integer column
    const most = { stock: 2_147_483_647 };
    await mall.db.updateTable('sku').set(most).where('id', '=', full.skuId).execute();
    mall.advance(2 * HOUR + 1000);
    await runJobs();
    const params = { orderNo: second };
    const { data } = await mall.call('masterOrderDetail', { token: shopper.token, params });
    expect(data.isCancel).toBe(true);
    expect(mall.logs.join('')).toContain('unpaid order not cancelled');
    await mall.db.updateTable('sku').set({ stock: 8 }).where('id', '=', full.skuId).execute();
    await runJobs();
    expect((await testMall.stockOf(full)).stock).toBe(10);
  });
});
