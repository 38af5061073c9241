import { type TestApp, withDatabases } from '@vermilion/mall-api/testing/app';
import { ApplicationScenario } from '@vermilion/mall-api/testing/application-scenario';
import { RefundScenario } from '@vermilion/mall-api/testing/refund-scenario';
import { TestMall } from '@vermilion/mall-api/testing/test-mall';
import { beforeAll, expect, it } from 'vitest';
import { simulateShops } from './simulate-shops';

withDatabases((openApp) => {
  let mall: TestApp;
  let testMall: TestMall;
  beforeAll(async () => {
    mall = await openApp();
    testMall = await TestMall.open(mall);
  });

  it('ships a paid order after a minute, and its courier reports until it is delivered', async () => {
    const shopper = await testMall.shopper();
    const masterNo = await testMall.order(shopper, await testMall.goods());
    const unpaid = await testMall.order(shopper, await testMall.goods());
    await testMall.setStatus(masterNo, 'toShip');
    const orderNo = await testMall.shopOrderNo(masterNo);
    const express = async (no = orderNo) =>
      (await mall.call('orderExpress', { token: shopper.token, params: { orderNo: no } })).data;
    const stations = async (): Promise<string[]> =>
      JSON.parse((await express()).logisticsInfo).map(
        (trace: { AcceptStation: string }) => trace.AcceptStation,
      );

    await simulateShops.run(mall.deps);
    expect(await express()).toBeNull();
    mall.advance(61_000);
    await Promise.all([simulateShops.run(mall.deps), simulateShops.run(mall.deps)]);
    expect(await stations()).toEqual(['Collected from the shop']);
    mall.advance(16_000);
    await simulateShops.run(mall.deps);
    expect(await stations()).toEqual(['Collected from the shop', 'Sorted at Porthaven hub']);
    mall.advance(600_000);
    await simulateShops.run(mall.deps);
    await simulateShops.run(mall.deps);
    expect(await stations()).toHaveLength(6);
    expect((await stations()).at(-1)).toBe('Delivered and signed for');
    expect(await express(await testMall.shopOrderNo(unpaid))).toBeNull();
  });

  it('gives back what a refund is applied for, after a minute', async () => {
    const scene = await RefundScenario.openMall(openApp);
    const orderNo = await scene.paid(await scene.testMall.goods());
    const refundNo = await scene.applied(orderNo);
    const act = async (milliseconds: number) => {
      scene.mall.advance(milliseconds);
      await simulateShops.run(scene.mall.deps);
      await scene.runJobs();
      return (await scene.detail(refundNo)).refundStatus;
    };
    expect(await act(30_000)).toBe(0);
    expect(await act(31_000)).toBe(3);
    expect(await scene.call('orderDetail', orderNo)).toMatchObject({ data: { status: 0 } });
  });

  it('gives back what comes back, a minute after it was sent', async () => {
    const scene = await RefundScenario.openMall(openApp);
    const orderNo = await scene.paid(await scene.testMall.goods());
    await scene.setStatus(orderNo, 'completed');
    const refundNo = await scene.applied(orderNo);
    const act = async (milliseconds: number) => {
      scene.mall.advance(milliseconds);
      await simulateShops.run(scene.mall.deps);
      await scene.runJobs();
      const { refundStatus, returnState } = await scene.detail(refundNo);
      return [refundStatus, returnState];
    };
    expect(await act(61_000)).toEqual([2, 'toSend']);
    await scene.sendBack(refundNo);
    expect(await act(30_000)).toEqual([2, 'sent']);
    expect(await act(31_000)).toEqual([3, null]);
  });

  it('reviews applications to open a shop after two minutes', async () => {
    const other = await openApp();
    const scene = await ApplicationScenario.fill(other);
    const [ann, ben] = [await other.signUp(), await other.signUp()];
    await scene.applied(ann, { name: 'Twin' });
    await scene.applied(ben, { name: 'Twin' });
    const states = async () => {
      await simulateShops.run(other.deps);
      return [...(await scene.list(ann)), ...(await scene.list(ben))].map(
        ({ auditStatus, denialReason }) => [auditStatus, denialReason],
      );
    };
    await other.db.updateTable('merchant_application').set({ sent_at: other.deps.now() }).execute();
    other.advance(110_000);
    expect(await states()).toEqual([
      [1, null],
      [1, null],
    ]);
    other.advance(11_000);
    expect(await states()).toEqual([
      [2, null],
      [3, 'A shop has this name already.'],
    ]);
  });

  it('leaves the orders of the seed as they are', async () => {
    const shopper = await testMall.shopper();
    const masterNo = await testMall.order(shopper, await testMall.goods());
    await testMall.setStatus(masterNo, 'toShip');
    await mall.db
      .updateTable('order_group')
      .set({ pre_order_no: null })
      .where('order_no', '=', masterNo)
      .execute();
    mall.advance(600_000);
    await simulateShops.run(mall.deps);
    const orderNo = await testMall.shopOrderNo(masterNo);
    const { data } = await mall.call('orderDetail', { token: shopper.token, params: { orderNo } });
    expect(data.status).toBe(0);
  });
});
