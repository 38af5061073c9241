import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { defaultPolicy } from '../policy/default-policy';
import { withDatabases } from '../testing/app';
import { expectContract } from '../testing/contract-check';
import { longSessions, MoneyScenario } from '../testing/money-scenario';
import { OperatorScenario } from '../testing/operator-scenario';
import { checkNames } from './names';
import { runChecks } from './run-checks';

/** Undoes what a test has changed. */
class Undone extends Error {}

/** The database refuses much of what the check looks for. */
const withoutConstraints = `do $$ declare one record; begin
  for one in select conrelid::regclass as of, conname from pg_constraint
    where contype = 'c' and conrelid <> 0 and connamespace = 'public'::regnamespace
  loop execute format('alter table %s drop constraint %I', one.of, one.conname); end loop;
end $$`;

/** An order of each kind, by what a test breaks. All are shop orders. */
const orders = {} as Record<'plain' | 'cod' | 'refunded', number>;
const of = (name: keyof typeof orders) => `(select ${orders[name]})`;
const groupOf = (name: keyof typeof orders) =>
  `(select group_id from shop_order where id = ${orders[name]})`;

/** What breaks each invariant, and nothing else. */
const broken: Record<(typeof checkNames)[number], () => string[]> = {
  'order-lines': () => [
    // The line gives up a unit, and costs the same
    `update order_line set quantity = 1, price_minor = price_minor * 2
      where shop_order_id = ${of('plain')}`,
    `update sku set sales = sales - 1, stock = stock + 1
      where id = (select sku_id from order_line where shop_order_id = ${of('plain')})`,
  ],
  'order-parts': () => [
    `update order_group set freight_minor = freight_minor + 1 where id = ${groupOf('plain')}`,
  ],
  'line-price': () => [
    `update order_line set price_minor = price_minor - 1 where shop_order_id = ${of('plain')}`,
    `update shop_order set goods_minor = goods_minor - 2 where id = ${of('plain')}`,
    `update order_group set goods_minor = goods_minor - 2 where id = ${groupOf('plain')}`,
  ],
  'order-state': () => [
    `update order_group set is_cancelled = true where id = ${groupOf('plain')}`,
  ],
  'order-payment': () => [
    // An order that no provider was to be paid for
    `update order_group set pay_type = 'cod' where id = ${groupOf('plain')}`,
  ],
  'cash-payment': () => [
    `update payment set amount_minor = amount_minor - 1
      where group_id = ${groupOf('cod')} and provider = 'cod'`,
  ],
  'refund-lines': () => [`update refund_order set total_quantity = total_quantity + 1`],
  'refund-units': () => [
    `update order_line set tax_minor = 0 where shop_order_id = ${of('refunded')}`,
    `update refund_line set tax_minor = 1`,
  ],
  'refund-provider': () => [
    `update payment_refund set key = 'other', reason = 'order'
      where reason = 'order'`,
  ],
  'refund-paid': () => [
    `insert into payment_refund (key, provider, reference, order_no, amount_minor, currency, reason,
        status, created_at, updated_at)
      select 'again', provider, reference, order_no, 3000, currency, 'order', 'wanted', now(), now()
      from payment_refund where reason = 'order'`,
  ],
  'points-balance': () => [
    `update user_account set points = points + 1, points_earned = points_earned + 1
      where id = (select user_id from shop_order where id = ${of('plain')})`,
  ],
  'points-frozen': () => [`update point_earning set points = points + 1 where not is_released`],
  'points-released': () => [
    `update point_earning set frozen_until = now() - interval '2 days' where not is_released`,
  ],
  'points-spent': () => [
    `insert into point_entry (user_id, kind, points, points_frozen, group_id, created_at)
      select user_id, kind, 5, 0, ${groupOf('plain')}, now() from (
        select user_id, unnest(array['spent', 'returned']) as kind
        from shop_order where id = ${of('plain')}) entry`,
    `update point_entry set points = -5 where kind = 'spent' and group_id = ${groupOf('plain')}`,
  ],
  'coupon-order': () => [
    `insert into user_coupon (user_id, coupon_id, status, start_at, end_at, used_at, order_group_id)
      select 999, id, 'used', now(), now(), now(), ${groupOf('plain')} from coupon`,
    'update coupon set last_total = last_total - 1',
  ],
  'coupon-discount': () => [
    `update user_coupon set status = 'unused', order_group_id = null, used_at = null`,
  ],
  'coupon-issued': () => [`update coupon set last_total = last_total + 1`],
  'stock-units': () => [
    `update sku set stock = stock - 1 where id = (select max(id) from sku where stock > 0)`,
  ],
  'stock-sold': () => [
    `update sku set stock = stock - 1, sales = sales + 1
      where id = (select max(id) from sku where stock > 0)`,
  ],
  'stock-negative': () => [
    `insert into stock_movement (sku_id, kind, units) select max(id), 'changed', -1000 from sku`,
    'update sku set stock = stock - 1000 where id = (select max(id) from sku)',
  ],
  'posting-balance': () => [
    // Two lines of two accounts, in the currency of one
    `insert into ledger_account (code, kind, currency) values ('bank:EUR', 'bank', 'EUR')`,
    `update ledger_account set currency = 'EUR' where kind = 'commissionIncome'`,
  ],
  'posting-due': () => [
    `update ledger_entry set item = 'other' where item = 'commission' and amount_minor > 0`,
  ],
  'account-provider': () => [
    `update ledger_account set provider = 'stripe' where provider = 'test'`,
  ],
  'account-shop': () => [
    `update ledger_account set shop_id = shop_id + 1000
      where kind = 'shopPayable'`,
  ],
  'account-payouts': () => [
    `update ledger_account set kind = 'disputesHeld' where kind = 'payoutsInTransit'`,
  ],
};

withDatabases((openApp) => {
  let scene: OperatorScenario;
  beforeAll(async () => {
    scene = await OperatorScenario.openMall(openApp, {
      cashOnDelivery: { ...defaultPolicy.cashOnDelivery, offered: true },
      ...longSessions,
    });
    const money = new MoneyScenario(scene);
    const { refunds, testMall, shopper, mall } = scene;
    const goods = await money.goods();
    const idOf = async (orderNo: string) => {
      const { id } = await mall.db
        .selectFrom('shop_order')
        .select('id')
        .where('order_no', '=', orderNo)
        .executeTakeFirstOrThrow();
      return id;
    };
    orders.plain = await idOf(await refunds.paid(goods, 2));
    const refunded = await refunds.paid(goods, 3);
    orders.refunded = await idOf(refunded);
    const refundNo = await refunds.applied(refunded, 1);
    await money.call('acceptRefund', { params: { refundNo } });
    await refunds.runJobs();
    orders.cod = await idOf(await money.collected(goods));
    const couponId = await testMall.claimedCoupon(shopper, {
      shopId: goods.shopId,
      moneyMinor: 100,
      total: 9,
    });
    await refunds.paid(goods, 1, { couponIds: [couponId] });
    await money.paidOut(goods);
    // Completed orders have earned points, which stay frozen
    await scene.review(await scene.goods({ shopId: goods.shopId }));
    await refunds.runJobs();
  });

  /** What the check says after statements that bypass the server. */
  async function after(...statements: string[]) {
    let checks: string[] = [];
    const work = scene.mall.db.transaction().execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx);
      await sql.raw(withoutConstraints).execute(trx);
      for (const statement of statements) await sql.raw(statement).execute(trx);
      checks = (await runChecks(trx)).findings.map(({ check }) => check);
      throw new Undone();
    });
    await expect(work).rejects.toThrow(Undone);
    return [...new Set(checks)];
  }

  describe('the check of money', () => {
    it('finds nothing when all agrees, also a few rows at a time', async () => {
      expect(await runChecks(scene.mall.db)).toEqual({ findings: [], found: 0 });
      expect(await runChecks(scene.mall.db, { batch: 1 })).toEqual({ findings: [], found: 0 });
      const call = await scene.caller();
      const answer = await call('checkLedger', {});
      expectContract('checkLedger', answer);
      expect(answer.data).toEqual({ agrees: true, found: 0, differences: [] });
    });

    it.each(checkNames)('finds a broken %s, and nothing else', async (name) => {
      expect(await after(...broken[name]())).toEqual([name]);
    });
  });
});
