import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../db/in-transaction';
import { type TestApp, withDatabases } from '../testing/app';
import { expectPointsToAgree } from '../testing/points-agree';
import { type Shopper, TestMall } from '../testing/test-mall';
import { enter, pointsBalance, refundPoints, returnPoints, spendPoints } from './ledger';

withDatabases((openApp) => {
  let mall: TestApp;
  let testMall: TestMall;
  let shopper: Shopper;
  beforeAll(async () => {
    mall = await openApp();
    testMall = await TestMall.open(mall);
  });
  afterAll(() => expectPointsToAgree(mall.db));

  const now = new Date('2026-03-01T00:00:00Z');

  /** A new shopper with points. */
  async function shopperWith(points: number): Promise<Shopper> {
    shopper = await testMall.shopper();
    const { shopOrderId } = await order();
    await inTransaction(mall.db, (trx) =>
      enter(
        trx,
        {
          userId: shopper.id,
          kind: 'earned',
          reference: { shop_order_id: shopOrderId },
          change: { free: points, frozen: 0 },
        },
        now,
      ),
    );
    return shopper;
  }

  /** An order of the shopper. */
  async function order() {
    const masterNo = await testMall.order(shopper, await testMall.goods());
    return mall.db
      .selectFrom('order_group')
      .innerJoin('shop_order', 'shop_order.group_id', 'order_group.id')
      .select(['order_group.id as groupId', 'shop_order.id as shopOrderId', 'shop_id as shopId'])
      .where('order_group.order_no', '=', masterNo)
      .executeTakeFirstOrThrow();
  }

  /** Creates a refund of the shopper's order; resolves to its id. */
  async function refund(refundNo: string): Promise<number> {
    const { shopOrderId, shopId } = await order();
    const { id } = await mall.db
      .insertInto('refund_order')
      .values({
        refund_no: refundNo,
        shop_order_id: shopOrderId,
        user_id: shopper.id,
        shop_id: shopId,
        total_quantity: 1,
        amount_minor: 1,
        reason: 'No longer needed',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  const spend = (groupId: number, points: number, userId = shopper.id) =>
    inTransaction(mall.db, (trx) => spendPoints(trx, { userId, groupId, points }, now));
  const giveBack = (groupId: number, userId = shopper.id) =>
    inTransaction(mall.db, (trx) => returnPoints(trx, { userId, groupId }, now));
  const refundOf = (refundId: number, points: number) =>
    inTransaction(mall.db, (trx) =>
      refundPoints(trx, { userId: shopper.id, refundId, points }, now),
    );
  const balance = () => pointsBalance(mall.db, shopper.id);

  describe('spending', () => {
    it('takes as many as there are, and no more', async () => {
      await shopperWith(100);
      expect(await spend((await order()).groupId, 60)).toBe(true);
      expect(await balance()).toEqual({ free: 40, frozen: 0, earned: 100, spent: 60 });
      expect(await spend((await order()).groupId, 41)).toBe(false);
      expect(await spend((await order()).groupId, 40)).toBe(true);
      expect(await balance()).toEqual({ free: 0, frozen: 0, earned: 100, spent: 100 });
    });

    it('happens once for an order', async () => {
      await shopperWith(100);
      const { groupId } = await order();
      expect(await spend(groupId, 60)).toBe(true);
      expect(await spend(groupId, 60)).toBe(true);
      expect(await Promise.all([spend(groupId, 60), spend(groupId, 60)])).toEqual([true, true]);
      expect(await balance()).toMatchObject({ free: 40, spent: 60 });
    });

    it('of two at once that need the same points gives one of them', async () => {
      await shopperWith(100);
      const orders = [await order(), await order()];
      const spent = await Promise.all(orders.map(({ groupId }) => spend(groupId, 60)));
      expect(spent.toSorted()).toEqual([false, true]);
      expect(await balance()).toMatchObject({ free: 40, spent: 60 });
    });

    it('of nothing enters nothing', async () => {
      await shopperWith(1);
      const { groupId } = await order();
      expect(await spend(groupId, 0)).toBe(true);
      expect(await balance()).toMatchObject({ free: 1, spent: 0 });
    });

    it.each([-1, 0.5, Number.NaN])('of %d points is a mistake', async (points) => {
      await expect(spend(1, points)).rejects.toThrow(RangeError);
    });
  });

  describe('what comes back', () => {
    it('is all that a cancelled order spent, once', async () => {
      await shopperWith(100);
      const { groupId } = await order();
      await spend(groupId, 60);
      await giveBack(groupId, shopper.id + 1);
      expect(await balance()).toMatchObject({ free: 40 });
      await Promise.all([giveBack(groupId), giveBack(groupId)]);
      await giveBack(groupId);
      expect(await balance()).toEqual({ free: 100, frozen: 0, earned: 100, spent: 0 });
    });

    it('is nothing for an order that spent nothing', async () => {
      await shopperWith(100);
      await giveBack((await order()).groupId);
      expect(await balance()).toMatchObject({ free: 100, spent: 0 });
    });

    it('is the part of a refund, once for each refund', async () => {
      await shopperWith(100);
      await spend((await order()).groupId, 60);
      const [first, second] = [await refund('RE1'), await refund('RE2')];
      await Promise.all([refundOf(first, 20), refundOf(first, 20)]);
      expect(await balance()).toMatchObject({ free: 60, spent: 40 });
      await refundOf(second, 40);
      expect(await balance()).toEqual({ free: 100, frozen: 0, earned: 100, spent: 0 });
    });
  });

  it('refuses to change or remove an entry', async () => {
    await shopperWith(100);
    for (const statement of [
      sql`update point_entry set created_at = now()`,
      sql`delete from point_entry`,
      sql`truncate point_entry`,
    ]) {
      await expect(statement.execute(mall.db)).rejects.toThrow(
        'Entries of point_entry are never changed or removed',
      );
    }
  });
});
