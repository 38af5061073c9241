import { beforeAll, describe, expect, it } from 'vitest';
import { daysBetween } from '../freight/days';
import { wireDate } from '../http/wire-time';
import { defaultPolicy } from '../policy/default-policy';
import { withDatabases } from '../testing/app';
import { expectContract } from '../testing/contract-check';
import { OperatorScenario } from '../testing/operator-scenario';
import { PaymentScenario } from '../testing/payment-scenario';
import { runDueJobs } from '../testing/run-jobs';
import type { TestGoods } from '../testing/test-mall';

const DAY = 86_400_000;
const everyDay = { workingDays: [1, 2, 3, 4, 5, 6, 7], holidays: [] };

interface Days {
  from: string;
  until: string;
}

withDatabases((openApp) => {
  let scene: OperatorScenario;
  let payments: PaymentScenario;
  beforeAll(async () => {
    scene = await OperatorScenario.openMall(openApp, {
      freight: { freeFromMinor: null, arrivalDays: { from: 2, to: 4 } },
      // Without weekends a test says the same on each day
      delivery: {
        country: 'US',
        shopCountry: 'US',
        cutOff: '23:59',
        handlingDays: 1,
        calendars: { US: everyDay, SE: everyDay },
      },
      orderCancelHours: 24 * 30,
      unpaid: { ...defaultPolicy.unpaid, ordersPerAccount: 1000 },
    });
    payments = new PaymentScenario(scene.mall, scene.testMall, scene.shopper);
  });

  const today = () => wireDate(scene.mall.deps.policy, scene.mall.deps.now());
  const inDays = (arrival: Days | undefined) =>
    arrival && [daysBetween(today(), arrival.from), daysBetween(today(), arrival.until)];
  const call: typeof scene.mall.call = (name, options) => scene.mall.call(name, options);

  /** The zone of Sweden on the page of goods: an own one where its weekend makes a difference. */
  async function zoneOn(goods: TestGoods) {
    const answer = await call('productDetail', { params: { id: goods.productId } });
    expectContract('productDetail', answer);
    const zones = answer.data.deliveryZones as {
      countries: string[];
      days: object;
      arrival: Days;
    }[];
    const zone = zones.find(({ countries }) => countries.includes('SE')) ?? zones[0];
    if (!zone) throw new Error('There is no zone');
    return zone;
  }

  /** An order of some goods worth what the provider's events pay, and its number at the shop. */
  async function placed(goods: TestGoods) {
    const masterNo = await scene.testMall.order(scene.shopper, goods, 2);
    return { masterNo, orderNo: await scene.testMall.shopOrderNo(masterNo) };
  }
  const detail = async (orderNo: string) => {
    const { token } = scene.shopper;
    const answer = await call('orderDetail', { token, params: { orderNo } });
    expectContract('orderDetail', answer);
    return answer.data;
  };
  const pay = async (masterNo: string) =>
    expect(await payments.deliver(await payments.event(masterNo))).toMatchObject({
      outcome: 'paid',
    });

  describe('the arrival of goods', () => {
    it('is the same on their page, in the cart, in the checkout, on the order and in its mails', async () => {
      const { token } = scene.shopper;
      const goods = await scene.goods();
      const { arrival, days } = await zoneOn(goods);
      expect(inDays(arrival)).toEqual([3, 5]);
      expect(days).toEqual({ from: 3, to: 5 });

      const preOrderNo = await scene.testMall.cartDraft(scene.shopper, [goods], 2);
      const cart = await call('cartList', { token, query: { isValid: true } });
      expectContract('cartList', cart);
      const shops = cart.data as { merId: number; arrival: unknown }[];
      expect(shops.find(({ merId }) => merId === goods.shopId)?.arrival).toMatchObject(arrival);
      const draft = await call('loadPreOrder', { token, params: { preOrderNo } });
      expectContract('loadPreOrder', draft);
      expect(draft.data.orderList[0].arrival).toEqual(arrival);

      const masterNo = (await scene.testMall.create(scene.shopper, preOrderNo)).data.orderNo;
      const master = await call('masterOrderDetail', { token, params: { orderNo: masterNo } });
      expect(master.data.orderList[0].arrival).toEqual(arrival);
      const unpaid = await call('awaitPayList', { token, query: {} });
      expect(unpaid.data.list[0].orderList[0].arrival).toEqual(arrival);
      await pay(masterNo);
      const orderNo = await scene.testMall.shopOrderNo(masterNo);
      expect((await detail(orderNo)).arrival).toEqual(arrival);
      const list = await call('orderList', { token, query: { type: 1 } });
      expect(list.data.list[0].arrival).toEqual(arrival);

      await runDueJobs(scene.mall.deps);
      const written = new Intl.DateTimeFormat('en', {
        ...({ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const),
      });
      const mails = scene.mall.mails.filter((mail) => JSON.stringify(mail).includes(masterNo));
      expect(mails).not.toEqual([]);
      for (const day of [arrival.from, arrival.until])
        expect(JSON.stringify(mails)).toContain(written.format(new Date(day)));
    });

    it('goes by the handling and the holiday of the shop', async () => {
      const goods = await scene.goods();
      const operate = await scene.caller();
      const params = { id: goods.shopId };
      const body = { methods: ['courier'], handling: { cutOff: '00:00', days: 3 } };
      expect(await operate('setShopDelivery', { params, body })).toMatchObject({ code: 200 });
      const shop = await operate('operatorShop', { params });
      expectContract('operatorShop', shop);
      expect(shop.data.handling).toEqual({
        cutOff: '00:00',
        days: 3,
        mallCutOff: '23:59',
        mallDays: 1,
      });
      // It begins tomorrow
      expect(inDays((await zoneOn(goods)).arrival)).toEqual([6, 8]);
      const refused = await operate('setShopDelivery', {
        params,
        body: { ...body, handling: { cutOff: '24:00', days: 3 } },
      });
      expect(refused.code).toBe(400);
      // Its goods are not sold any more once it has begun
      const begins = Date.parse(`${today()}T00:00:00Z`) - 8 * 3_600_000 + DAY;
      await scene.mall.db
        .updateTable('shop')
        .set({ holiday_from: new Date(begins), holiday_until: new Date(begins + 10 * DAY) })
        .where('id', '=', goods.shopId)
        .execute();
      const draft = await scene.testMall.draft(scene.shopper, goods);
      const { token } = scene.shopper;
      const { data } = await call('loadPreOrder', { token, params: { preOrderNo: draft } });
      expect(inDays(data.orderList[0].arrival)).toEqual([16, 18]);
    });

    it('begins with the payment where that comes late, and the order says until then what it would be', async () => {
      const goods = await scene.goods();
      const { masterNo, orderNo } = await placed(goods);
      const { arrival: first } = await detail(orderNo);
      scene.mall.advance(3 * DAY);
      const { arrival: meanwhile } = await detail(orderNo);
      expect(daysBetween(first.from, meanwhile.from)).toBe(3);
      await pay(masterNo);
      expect((await detail(orderNo)).arrival).toEqual(meanwhile);
    });

    it('is late for the shop after the day of shipping, and for the shopper after that of arrival', async () => {
      const goods = await scene.goods();
      const { masterNo, orderNo } = await placed(goods);
      await pay(masterNo);
      const operate = await scene.caller();
      const toShip = async () => {
        const answer = await operate('operatorOrder', { params: { orderNo } });
        expectContract('operatorOrder', answer);
        return answer.data;
      };
      const { shipBy } = await toShip();
      expect(daysBetween(today(), shipBy)).toBe(1);
      expect(await toShip()).toMatchObject({ late: false });
      const { arrival } = await detail(orderNo);
      await scene.mall.db
        .updateTable('shop_order')
        .set({ ship_by: '2026-01-05', arrives_from: '2026-01-06', arrives_until: '2026-01-07' })
        .where('order_no', '=', orderNo)
        .execute();
      expect(arrival.late).toBeUndefined();
      expect(await toShip()).toMatchObject({ late: true, shipBy: '2026-01-05' });
      expect((await detail(orderNo)).arrival).toEqual({
        from: '2026-01-06',
        until: '2026-01-07',
        late: true,
      });
      await scene.testMall.setStatus(masterNo, 'completed');
      expect((await detail(orderNo)).arrival.late).toBeUndefined();
    });

    it('is unknown of goods that are not shipped', async () => {
      const goods = await scene.goods();
      await scene.testMall.setVirtual(goods);
      const { orderNo } = await placed(goods);
      expect((await detail(orderNo)).arrival).toBeUndefined();
      const page = await call('productDetail', { params: { id: goods.productId } });
      expect(page.data.deliveryZones).toEqual([]);
    });
  });
});
