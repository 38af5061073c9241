import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, withDatabases } from '../testing/app';
import { runDueJobs } from '../testing/run-jobs';
import { type Shopper, TestMall } from '../testing/test-mall';
import { changeTranslations, textsOf } from '../translation/store';
import { receiveOverdue } from './receive-overdue';
import { addTrace, type Parcel, shipOrder } from './ship';

const DAY = 86_400_000;
const parcel: Parcel = { company: 'Swallow Post', companyCode: 'SWALLOW', waybillNo: 'VM1' };

withDatabases((openApp) => {
  let mall: TestApp;
  let testMall: TestMall;
  beforeAll(async () => {
    mall = await openApp();
    testMall = await TestMall.open(mall);
  });

  /** A paid order of one unit. */
  async function paidOrder() {
    const shopper = await testMall.shopper();
    const goods = await testMall.goods();
    const masterNo = await testMall.order(shopper, goods);
    await testMall.setStatus(masterNo, 'toShip');
    const orderNo = await testMall.shopOrderNo(masterNo);
    return { shopper, masterNo, shopId: goods.shopId, orderNo };
  }
  const ship = (order: { shopId: number; orderNo: string }, more: Partial<Parcel> = {}) =>
    shipOrder(mall.deps, order, { ...parcel, ...more });
  const express = async ({ token }: Shopper, orderNo: string) =>
    (await mall.call('orderExpress', { token, params: { orderNo } })).data;
  /** From the database, since sessions expire before the policy's period. */
  const statusOf = async ({ orderNo }: { orderNo: string }) => {
    const row = mall.db.selectFrom('shop_order').select('status').where('order_no', '=', orderNo);
    return (await row.executeTakeFirstOrThrow()).status;
  };

  describe('kinds of delivery', () => {
    const load = async ({ token }: Shopper, preOrderNo: string) =>
      (await mall.call('loadPreOrder', { token, params: { preOrderNo } })).data;
    const orderOf = async ({ token }: Shopper, masterNo: string) => {
      const params = { orderNo: await testMall.shopOrderNo(masterNo) };
      return (await mall.call('orderDetail', { token, params })).data;
    };

    it('sends no parcel of virtual goods: no address, no freight, a text on the order', async () => {
      const { token, id } = await mall.signUp();
      const shopper = { token, id, addressId: 0 };
      const goods = await testMall.goods({ postageMinor: 500 });
      await testMall.setVirtual(goods);
      const preOrderNo = await testMall.draft(shopper, goods);
      const loaded = await load(shopper, preOrderNo);
      expect(loaded).toMatchObject({ freightFee: '0.00', needsAddress: false });
      expect(loaded.orderList[0]).toMatchObject({ deliveryMethod: 'virtual' });
      const created = await testMall.create(shopper, preOrderNo, { addressId: null });
      expect(created.code).toBe(200);
      const masterNo = created.data.orderNo;
      await testMall.setStatus(masterNo, 'toShip');
      const order = { shopId: goods.shopId, orderNo: await testMall.shopOrderNo(masterNo) };
      expect(await ship(order)).toBe(false);
      expect(await shipOrder(mall.deps, order, { text: 'Code 42' })).toBe(true);
      expect(await orderOf(shopper, masterNo)).toMatchObject({
        status: 1,
        deliveryMethod: 'virtual',
        deliveryText: 'Code 42',
        userAddress: '',
      });
      await runDueJobs(mall.deps);
      const [mail] = mall.mails.filter(({ text }) => text.includes(order.orderNo));
      expect(mail?.text).not.toContain('Code 42');
    });

    it('brings by the shop itself what was chosen so, at its own freight', async () => {
      const shopper = await testMall.shopper();
      const goods = await testMall.goods({ postageMinor: 500 });
      const offered = { delivery_methods: ['courier' as const, 'shopCourier' as const] };
      await mall.db
        .updateTable('shop')
        .set({ ...offered, shop_courier_minor: 120 })
        .where('id', '=', goods.shopId)
        .execute();
      const preOrderNo = await testMall.draft(shopper, goods);
      expect((await load(shopper, preOrderNo)).orderList[0]).toMatchObject({
        deliveryMethod: 'courier',
        deliveryMethods: [
          { method: 'courier', freightFee: '5.00' },
          { method: 'shopCourier', freightFee: '1.20' },
        ],
      });
      const deliveries = [{ merId: goods.shopId, method: 'shopCourier' }];
      const { token } = shopper;
      const priced = await mall.call('computePrice', { token, body: { preOrderNo, deliveries } });
      expect(priced.data).toMatchObject({ freightFee: '1.20' });
      const wrong = [{ merId: goods.shopId, method: 'virtual' }];
      expect((await testMall.create(shopper, preOrderNo, { deliveries: wrong })).code).toBe(500);
      const { orderNo: masterNo } = (await testMall.create(shopper, preOrderNo, { deliveries }))
        .data;
      await testMall.setStatus(masterNo, 'toShip');
      const order = { shopId: goods.shopId, orderNo: await testMall.shopOrderNo(masterNo) };
      expect(await ship(order)).toBe(false);
      const own = { courier: 'Ivo', courierPhone: '+1 555 0121' };
      expect(await shipOrder(mall.deps, order, own)).toBe(true);
      expect(await orderOf(shopper, masterNo)).toMatchObject({ deliveryMethod: 'shopCourier' });
    });
  });

  describe('shipping', () => {
    it('puts a paid order on its way, which the shopper can follow', async () => {
      const order = await paidOrder();
      expect(await express(order.shopper, order.orderNo)).toBeNull();
      expect(await ship(order, { courier: 'Ivo', courierPhone: '+1 555 0121' })).toBe(true);
      expect(await statusOf(order)).toBe('toReceive');
      expect(await express(order.shopper, order.orderNo)).toMatchObject({
        expName: 'Swallow Post',
        expNo: 'VM1',
        courier: 'Ivo',
        courierPhone: '+1 555 0121',
        state: 0,
      });
    });

    it('happens once, of two at once and again later, with one mail', async () => {
      const order = await paidOrder();
      const first = await Promise.all([ship(order), ship(order, { waybillNo: 'VM2' })]);
      expect(first.toSorted()).toEqual([false, true]);
      expect(await ship(order, { waybillNo: 'VM3' })).toBe(false);
      await runDueJobs(mall.deps);
      const mails = mall.mails.filter(({ text }) => text.includes(order.orderNo));
      expect(mails).toHaveLength(1);
      expect(mails[0]?.text).toContain(`/order/order_detail?orderNo=${order.orderNo}`);
    });

    it('is refused for an unpaid order, another shop, and an order under refund', async () => {
      const shopper = await testMall.shopper();
      const goods = await testMall.goods();
      const unpaid = await testMall.shopOrderNo(await testMall.order(shopper, goods));
      expect(await ship({ shopId: goods.shopId, orderNo: unpaid })).toBe(false);
      const order = await paidOrder();
      expect(await ship({ ...order, shopId: goods.shopId })).toBe(false);
      await setRefundStatus(order.orderNo, 'applied');
      expect(await ship(order)).toBe(false);
      expect(await statusOf(order)).toBe('toShip');
    });
  });

  const setRefundStatus = (orderNo: string, refund_status: 'none' | 'applied') =>
    mall.db
      .updateTable('shop_order')
      .set({ refund_status })
      .where('order_no', '=', orderNo)
      .execute();

  describe('what the courier reports', () => {
    const at = new Date('2026-03-01T02:00:00Z');

    it('is shown oldest first, and once however often it comes', async () => {
      const order = await paidOrder();
      expect(await addTrace(mall.deps, order, { at, text: 'Collected' })).toBe(false);
      await ship(order);
      const collected = { at, text: "Collected from Ana's shop" };
      const sorted = { at: new Date(at.getTime() + 60_000), text: 'Sorted' };
      expect(await addTrace(mall.deps, order, collected)).toBe(true);
      expect(await addTrace(mall.deps, order, sorted)).toBe(true);
      expect(await addTrace(mall.deps, order, collected)).toBe(false);
      expect(await addTrace(mall.deps, { ...order, shopId: 0 }, sorted)).toBe(false);
      const { logisticsInfo, state } = await express(order.shopper, order.orderNo);
      expect(JSON.parse(logisticsInfo)).toEqual([
        { AcceptStation: "Collected from Ana's shop", AcceptTime: '2026-03-01 10:00:00' },
        { AcceptStation: 'Sorted', AcceptTime: '2026-03-01 10:01:00' },
      ]);
      expect(state).toBe(2);
    });

    it("is in the language of the request where the courier's text is translated", async () => {
      const order = await paidOrder();
      await ship(order);
      await addTrace(mall.deps, order, { at, text: 'On the way' });
      await addTrace(mall.deps, order, { at: new Date(at.getTime() + 60_000), text: 'Gate 7' });
      await changeTranslations(mall.db, [
        { kind: 'tracking', source: 'On the way', language: 'fr', text: 'En route' },
      ]);
      const textsIn = async (language?: string) => {
        const { data } = await mall.call('orderExpress', {
          token: order.shopper.token,
          params: { orderNo: order.orderNo },
          ...(language && { headers: { 'accept-language': language } }),
        });
        const events = JSON.parse(data.logisticsInfo) as { AcceptStation: string }[];
        return events.map(({ AcceptStation }) => AcceptStation);
      };
      expect(await textsIn('fr')).toEqual(['En route', 'Gate 7']);
      expect(await textsIn()).toEqual(['On the way', 'Gate 7']);
      const [{ text } = { text: '' }] = await textsOf(mall.db, 'tracking');
      expect(text).toBeTruthy();
    });
  });

  describe('automatic receipt', () => {
    it('waits for the days of the policy, leaves refunds alone, and lets the lines be reviewed', async () => {
      const [due, underRefund] = [await paidOrder(), await paidOrder()];
      await ship(due);
      await ship(underRefund);
      await setRefundStatus(underRefund.orderNo, 'applied');
      mall.advance(15 * DAY - 60_000);
      await receiveOverdue(mall.deps);
      expect(await statusOf(due)).toBe('toReceive');
      const late = await paidOrder();
      await ship(late);
      mall.advance(2 * 60_000);
      await Promise.all([receiveOverdue(mall.deps), receiveOverdue(mall.deps)]);
      expect(await Promise.all([due, underRefund, late].map(statusOf))).toEqual([
        'toReview',
        'toReceive',
        'toReceive',
      ]);
      const lines = await mall.db
        .selectFrom('order_line')
        .innerJoin('shop_order', 'shop_order.id', 'order_line.shop_order_id')
        .select('order_line.is_received')
        .where('shop_order.order_no', '=', due.orderNo)
        .execute();
      expect(lines).toEqual([{ is_received: true }]);
    });
  });
});
