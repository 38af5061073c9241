import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { withDatabases } from './app';
import { longSessions, MoneyScenario } from './money-scenario';
import { expectNothingFrozen, frozenIn } from './nothing-frozen';
import { OperatorScenario } from './operator-scenario';

/** Undoes what a test has changed. */
class Undone extends Error {}

withDatabases((openApp) => {
  let scene: OperatorScenario;
  beforeAll(async () => {
    scene = await OperatorScenario.openMall(openApp, longSessions);
    const money = new MoneyScenario(scene);
    const goods = await money.goods();
    const { testMall, shopper } = scene;
    await testMall.grantPoints(shopper, 100);
    const couponId = await testMall.claimedCoupon(shopper, { moneyMinor: 300 });
    await money.completed(goods, 2, { couponId, useIntegral: true });
    await money.release();
  });

  async function after(statement: string) {
    let held: string[] = [];
    const work = scene.mall.db.transaction().execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx);
      await sql.raw(statement).execute(trx);
      held = (await frozenIn(trx)).map((row) => row.held);
      throw new Undone();
    });
    await expect(work).rejects.toThrow(Undone);
    return [...new Set(held)].sort();
  }

  describe('what ended orders hold', () => {
    it('is nothing', () => expectNothingFrozen(scene.mall.db));

    it.each([
      ['an order was not shipped', "update shop_order set status = 'toShip'", 'order'],
      ['a refund is open', "update shop_order set refund_status = 'applied'", 'order'],
      [
        'points wait',
        `update user_account set points_frozen = 1, points = points - 1
        where id = (select max(user_id) from shop_order)`,
        'points',
      ],
      [
        'an order spent fewer points than were taken',
        'update order_line set points = points - 1 where points > 0',
        'points of ended orders',
      ],
      ['nobody uses a coupon', 'update user_coupon set order_group_id = null', 'coupon'],
      ['a unit was sold to nobody', 'update sku set sales = sales + 1', 'stock of ended orders'],
      ['money is not released', 'update shop_order set released_at = null', 'money of a shop'],
      [
        'a refund was not paid',
        "update ledger_account set kind = 'refundsPayable' where kind = 'commissionIncome'",
        'refundsPayable',
      ],
    ])('is told when %s', async (_what, statement, held) => {
      expect(await after(statement)).toEqual([held]);
    });

    it('is stock while a draft reserves it', async () => {
      await scene.testMall.draft(scene.shopper, await scene.goods());
      expect(await frozenIn(scene.mall.db)).toMatchObject([{ held: 'stock', amount: 1 }]);
    });
  });
});
