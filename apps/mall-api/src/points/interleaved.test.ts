import fc from 'fast-check';
import type { Transaction } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../db/in-transaction';
import type { Database, PointKind } from '../db/schema';
import { lockOrder, paidLines } from '../refund/order-store';
import { refundAmount, unitsLeft } from '../refund/rules';
import { type TestApp, withDatabases } from '../testing/app';
import { expectPointsToAgree } from '../testing/points-agree';
import { type Shopper, type TestGoods, TestMall } from '../testing/test-mall';
import { clawBackPoints, earnPoints } from './earning';
import { pointsBalance, refundPoints, returnPoints, spendPoints } from './ledger';
import { releaseDue } from './release';

const ORDERS = 4;
const UNITS = 5;
const START = Date.UTC(2026, 2, 1);
const DAY = 86_400_000;
const policy = { points: { perUnit: 7 }, refund: { days: 10 } };

const which = fc.nat({ max: ORDERS - 1 });
const step = fc.oneof(
  fc.record({ what: fc.constant('earn' as const), order: which, points: fc.constant(0) }),
  fc.record({ what: fc.constant('refund' as const), order: which, points: fc.constant(0) }),
  fc.record({ what: fc.constant('release' as const), order: which, points: fc.constant(0) }),
  fc.record({ what: fc.constant('spend' as const), order: which, points: fc.nat({ max: 300 }) }),
  fc.record({ what: fc.constant('return' as const), order: which, points: fc.constant(0) }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
/** Operations of concurrent callers, interleaved. */
const rounds = fc.array(fc.array(step, { minLength: 1, maxLength: 6 }), { maxLength: 8 });

interface Order {
  groupId: number;
  id: number;
  orderNo: string;
  shopId: number;
}

withDatabases((openApp) => {
  let mall: TestApp;
  let testMall: TestMall;
  let goods: TestGoods;
  let refunds = 0;
  beforeAll(async () => {
    mall = await openApp();
    testMall = await TestMall.open(mall);
    goods = await testMall.goods({ priceMinor: 333, postageMinor: 50, stock: 100_000 });
  });
  afterAll(() => expectPointsToAgree(mall.db));

  async function paidOrder(shopper: Shopper): Promise<Order> {
    const masterNo = await testMall.order(shopper, goods, UNITS);
    await testMall.setStatus(masterNo, 'completed');
    return mall.db
      .selectFrom('shop_order')
      .innerJoin('order_group', 'order_group.id', 'shop_order.group_id')
      .select(['group_id as groupId', 'shop_order.id', 'shop_order.order_no as orderNo'])
      .select('shop_id as shopId')
      .where('order_group.order_no', '=', masterNo)
      .executeTakeFirstOrThrow();
  }

  type Trx = Transaction<Database>;

  const entryOf = async (trx: Trx, kind: PointKind, groupId: number) =>
    trx
      .selectFrom('point_entry')
      .select('points')
      .where('kind', '=', kind)
      .where('group_id', '=', groupId)
      .executeTakeFirst();

  /** Refunds a unit with its share of the remaining points. */
  async function refund(trx: Trx, userId: number, { orderNo, groupId }: Order, now: Date) {
    const order = await lockOrder(trx, userId, orderNo);
    const [line] = order ? await paidLines(trx, order.id) : [];
    if (!order || !line || unitsLeft(line) === 0) return;
    const isReturned = await entryOf(trx, 'returned', groupId);
    const spent = isReturned ? 0 : -((await entryOf(trx, 'spent', groupId))?.points ?? 0);
    const amount = refundAmount(line, 1);
    const { id: refundId } = await trx
      .insertInto('refund_order')
      .values({
        refund_no: `RE${(refunds += 1)}`,
        shop_order_id: order.id,
        user_id: userId,
        shop_id: order.shopId,
        total_quantity: 1,
        amount_minor: amount,
        status: 'refunded',
        reason: 'Too many',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const part = { refund_id: refundId, order_line_id: line.id };
    await trx
      .insertInto('refund_line')
      .values({ ...part, quantity: 1, amount_minor: amount })
      .execute();
    await clawBackPoints(trx, { userId, shopOrderId: order.id, refundId }, now);
    const points = Math.floor(spent / UNITS);
    await refundPoints(trx, { userId, refundId, points }, now);
  }

  function carryOut(userId: number, order: Order, { what, points }: Step, now: Date) {
    const { groupId, id: shopOrderId } = order;
    return inTransaction(mall.db, async (trx): Promise<unknown> => {
      if (what === 'spend') return spendPoints(trx, { userId, groupId, points }, now);
      if (what === 'refund') return refund(trx, userId, order, now);
      if (what === 'release') return releaseDue(trx, now);
      // Completing and cancelling lock the order
      await lockOrder(trx, userId, order.orderNo);
      if (what === 'return') {
        const [line] = await paidLines(trx, shopOrderId);
        const isRefunded = !line || unitsLeft(line) < UNITS;
        return isRefunded ? undefined : returnPoints(trx, { userId, groupId }, now);
      }
      return earnPoints(trx, { userId, shopOrderId }, policy, now);
    });
  }

  it('the ledger is the balance, whatever several callers do at once', async () => {
    await fc.assert(
      fc.asyncProperty(rounds, async (steps) => {
        const shopper = await testMall.shopper();
        const orders: Order[] = [];
        for (let count = 0; count < ORDERS; count += 1) orders.push(await paidOrder(shopper));
        for (const [round, together] of steps.entries()) {
          const now = new Date(START + round * 4 * DAY);
          const before = await pointsBalance(mall.db, shopper.id);
          await Promise.all(
            together.map((one) => {
              const order = orders[one.order];
              if (!order) throw new Error('There is no such order');
              return carryOut(shopper.id, order, one, now);
            }),
          );
          const { free, frozen } = await pointsBalance(mall.db, shopper.id);
          expect(frozen).toBeGreaterThanOrEqual(0);
          const hasRefund = together.some(({ what }) => what === 'refund');
          if (!hasRefund && before.free >= 0) expect(free).toBeGreaterThanOrEqual(0);
          await expectPointsToAgree(mall.db);
        }
      }),
      { numRuns: 12 },
    );
  }, 120_000);
});
