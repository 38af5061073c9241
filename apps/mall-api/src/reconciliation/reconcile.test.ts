import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reconcilePayment } from '../payment/reconcile';
import { readBook, writeEntry } from '../payment/test-provider/book';
import { withDatabases } from '../testing/app';
import { expectEverythingToAgree } from '../testing/ledger-agrees';
import { takeCopy } from '../testing/older-copy';
import { OperatorScenario } from '../testing/operator-scenario';
import type { TestGoods } from '../testing/test-mall';
import { reconcile } from './reconcile';

const folder = mkdtempSync(join(tmpdir(), 'mall-book-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const LOST = 10;
let books = 0;

withDatabases((openApp) => {
  let scene: OperatorScenario;
  let goods: TestGoods;
  const book = join(folder, `book-${(books += 1)}`);
  beforeAll(async () => {
    scene = await OperatorScenario.openMall(openApp, {}, { testPayFile: book });
    goods = await scene.goods({ stock: 100 });
  });

  const period = () => {
    const now = scene.mall.deps.now();
    return { from: new Date(now.getTime() - 86_400_000), until: new Date(now.getTime() + 60_000) };
  };
  const compare = (wanted: { adopt?: boolean; refund?: boolean } = {}) =>
    reconcile(scene.mall.deps, period(), { adopt: false, refund: false, ...wanted });

  /** A shopper pays on the provider's page; the mall hears of it, or not. */
  async function pay(orderNo: string, { isHeard = true } = {}): Promise<string> {
    const { refunds, mall } = scene;
    const { data } = await refunds.paymentScenario.start(orderNo);
    const reference = data.redirect.split('/').at(-1);
    const payload = 'choice=pay';
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    await mall.app.inject({ method: 'POST', url: `/test-pay/${reference}`, headers, payload });
    if (isHeard) await reconcilePayment(mall.deps, 'test', reference);
    return reference;
  }
  const order = () => scene.testMall.order(scene.shopper, goods, 1);

  describe('after a failover to an older copy of the database', () => {
    it('payments of the lost orders are found, and given back once', async () => {
      const { db } = scene.mall;
      await pay(await order());
      const copy = await takeCopy(db);
      const lost: string[] = [];
      for (let at = 0; at < LOST; at += 1) lost.push(await pay(await order()));
      await copy.restore();
      await expectEverythingToAgree(db);
      const found = await compare();
      expect(found.rows.map(({ reference }) => reference).sort()).toEqual(lost.sort());
      expect(found.sums).toEqual([
        { problem: 'noOrder', outcome: 'open', count: LOST, amount: '125.00', currency: 'USD' },
      ]);
      expect(found.isSettled).toBe(false);
      const [first, second] = await Promise.all([
        compare({ refund: true }),
        compare({ refund: true }),
      ]);
      // What one of them is carrying out is under way for the other
      const outcomes = [first, second].flatMap((one) => one?.rows.map(({ outcome }) => outcome));
      expect(['refunded', 'underway']).toEqual(expect.arrayContaining(outcomes));
      expect(await compare({ refund: true })).toMatchObject({ compared: LOST + 1, rows: [] });
      const after = await readBook(book);
      for (const reference of lost)
        expect(Object.values(after.get(reference)?.refunds ?? {})).toEqual([1250]);
      await expectEverythingToAgree(db);
      const entries = await db
        .selectFrom('audit_entry')
        .select('subject_id')
        .where('action', '=', 'reconcile: noOrder')
        .execute();
      expect(entries.map((entry) => entry.subject_id).sort()).toEqual(
        lost.map((reference) => `test ${reference}`),
      );
      // Lost again, the refunds are known to the provider
      await copy.restore();
      expect((await compare({ refund: true })).rows).toEqual([]);
    });

    it('an order that waits for its payment takes it', async () => {
      const { db } = scene.mall;
      const orderNo = await order();
      const copy = await takeCopy(db);
      const reference = await pay(orderNo);
      await copy.restore();
      expect((await compare({ refund: true })).rows).toMatchObject([
        { problem: 'unpaidOrder', outcome: 'open', reference },
      ]);
      expect((await compare({ adopt: true })).rows).toMatchObject([
        { problem: 'unpaidOrder', outcome: 'adopted', orderNo },
      ]);
      expect(await scene.refunds.paymentScenario.detail(orderNo)).toMatchObject({ paid: true });
      expect((await compare({ adopt: true })).rows).toEqual([]);
      await expectEverythingToAgree(db);
    });

    it('an order that was cancelled or paid otherwise gives it back', async () => {
      const { db } = scene.mall;
      const [cancelled, paid] = [await order(), await order()];
      const copy = await takeCopy(db);
      await pay(cancelled);
      await pay(paid);
      await copy.restore();
      await scene.refunds.paymentScenario.cancel(cancelled);
      await pay(paid);
      expect((await compare({ refund: true })).rows).toMatchObject([
        { problem: expect.stringMatching(/cancelledOrder|paidTwice/), outcome: 'refunded' },
        { problem: expect.stringMatching(/cancelledOrder|paidTwice/), outcome: 'refunded' },
      ]);
      expect((await compare({ refund: true })).rows).toEqual([]);
      await expectEverythingToAgree(db);
    });
  });

  describe('what only one side has', () => {
    it('is a payment that the provider does not know', async () => {
      const { db } = scene.mall;
      const reference = await pay(await order());
      await sql`update payment set reference = 'gone' where reference = ${reference}`.execute(db);
      const { rows } = await compare({ adopt: true });
      expect(rows).toMatchObject([
        { problem: 'paidTwice', outcome: 'open', reference },
        { problem: 'notAtProvider', outcome: 'open', reference: 'gone' },
      ]);
      await sql`update payment set reference = ${reference} where reference = 'gone'`.execute(db);
    });

    it('is another amount', async () => {
      const { db } = scene.mall;
      const reference = await pay(await order());
      const change = (by: number) =>
        sql`update payment set amount_minor = amount_minor + ${by}
          where reference = ${reference}`.execute(db);
      await change(1);
      expect((await compare()).rows).toMatchObject([{ problem: 'otherAmount', reference }]);
      await change(-1);
    });

    it('is a refund, which is recorded as one at the provider', async () => {
      const { db } = scene.mall;
      const reference = await pay(await order());
      await writeEntry(book, { kind: 'refund', reference, key: 'lost', amountMinor: 250 });
      expect((await compare({ refund: true })).rows).toMatchObject([
        { problem: 'refundUnknown', outcome: 'open', reference },
      ]);
      expect((await compare({ adopt: true })).rows).toMatchObject([{ outcome: 'adopted' }]);
      expect((await compare({ adopt: true })).rows).toEqual([]);
      await expectEverythingToAgree(db);
    });
  });
});
