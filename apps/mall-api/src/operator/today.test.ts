import { beforeAll, describe, expect, it } from 'vitest';
import { wireDate } from '../http/wire-time';
import { type TestApp, withDatabases } from '../testing/app';
import { expectContract } from '../testing/contract-check';
import { OperatorScenario } from '../testing/operator-scenario';

const DAY_MS = 86_400_000;

withDatabases((openApp) => {
  let scene: OperatorScenario;
  let mall: TestApp;
  beforeAll(async () => {
    scene = await OperatorScenario.openMall(openApp, { zoneOffsetMinutes: 540 });
    mall = scene.mall;
  });

  /** The beginning of a day of the mall, `days` ago. */
  const midnight = (days: number) =>
    new Date(
      Date.parse(
        `${wireDate(mall.deps.policy, new Date(mall.deps.now().getTime() - days * DAY_MS))}T00:00:00Z`,
      ) -
        540 * 60_000,
    );
  const placedAt = (orderNo: string, time: Date) =>
    mall.db
      .updateTable('shop_order')
      .set({ created_at: time })
      .where('order_no', '=', orderNo)
      .execute();

  describe('the day of a shop', () => {
    it('counts what waits, and nothing of other shops', async () => {
      const goods = await scene.goods({ stock: 9 });
      const ofShop = await scene.caller({ shopId: goods.shopId });
      await scene.refunds.paid(await scene.goods({ stock: 3 }));
      await scene.goods({ shopId: goods.shopId, stock: 3 });
      await scene.refunds.paid(goods);
      await scene.refunds.applied(await scene.refunds.paid(goods));
      await scene.review(goods);
      const today = await ofShop('shopToday');
      expectContract('shopToday', today);
      expect(today.data).toMatchObject({
        shopId: goods.shopId,
        toShip: 1,
        refunds: 1,
        returns: 0,
        reviews: 1,
        lowStock: 1,
      });
    });

    it('sums 30 days of the mall, each from midnight there, without what was cancelled', async () => {
      const goods = await scene.goods();
      const ofShop = await scene.caller({ shopId: goods.shopId });
      const [first, before, cancelled] = [
        await scene.refunds.paid(goods, 2),
        await scene.refunds.paid(goods, 1),
        await scene.refunds.paid(goods, 1),
      ];
      await placedAt(first, midnight(29));
      await placedAt(before, new Date(midnight(29).getTime() - 1));
      await scene.refunds.setStatus(cancelled, 'cancelled');
      const { days } = (await ofShop('shopToday')).data;
      expect(days).toHaveLength(30);
      expect(days[0]).toEqual({
        date: wireDate(mall.deps.policy, midnight(29)),
        orders: 1,
        amount: '25.00',
      });
      expect(days.slice(1).every(({ orders }: { orders: number }) => orders === 0)).toBe(true);
    });

    it('is of one shop: the mall says of which', async () => {
      const { shopId } = await scene.goods();
      const call = await scene.caller();
      expect((await call('shopToday', { query: { shopId } })).data.shopId).toBe(shopId);
      expect((await call('shopToday')).reason).toBe('not-found');
    });
  });
});
