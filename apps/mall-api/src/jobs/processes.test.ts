import { sql } from 'kysely';
import pg from 'pg';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { refundPayment } from '../payment/refund-payment';
import { type TestApp, withPostgres } from '../testing/app';
import { PaymentScenario } from '../testing/payment-scenario';
import { startWorkerProcess } from '../testing/processes';
import { runDueJobs } from '../testing/run-jobs';

/** Real workers refund money; the provider's row is locked where they should be interrupted. */
describe('workers in processes of their own', () => {
  withPostgres((openApp) => {
    let mall: TestApp;
    let paymentScenario: PaymentScenario;
    beforeAll(async () => {
      paymentScenario = await PaymentScenario.openMall(openApp);
      mall = paymentScenario.mall;
    });

    const soon = { timeout: 30_000 };
    const startWorker = async () => {
      const worker = await startWorkerProcess(mall.url);
      onTestFinished(worker.kill);
      return worker;
    };
    /** Locks rows on a separate connection without an idle timeout. */
    const hold = async (statement: string) => {
      const client = new pg.Client({ connectionString: mall.url });
      await client.connect();
      onTestFinished(() => client.end());
      await client.query('begin');
      await client.query(statement);
      return { release: () => client.query('commit') };
    };
    /** A payment of a cancelled order. Its webhook enqueues a refund job. */
    const late = async () => {
      const orderNo = await paymentScenario.order();
      const event = await paymentScenario.event(orderNo);
      await paymentScenario.cancel(orderNo);
      return { orderNo, event };
    };
    const begun = () =>
      mall.db
        .selectFrom('job')
        .select(['state', 'claims'])
        .where('name', '=', refundPayment.name)
        .where('claims', '>', 0)
        .execute();
    /** Connections that poll or wait for due jobs. */
    const claiming = async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from pg_stat_activity
        where datname = current_database() and query like '%with ' || 'due as%'`.execute(mall.db);
      return rows[0]?.count;
    };
    /** Refunded amount at the provider, in minor units. */
    const given = async (reference: string) => {
      const { refunds } = await mall.db
        .selectFrom('test_payment')
        .select(sql<Record<string, number>>`refunds`.as('refunds'))
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow();
      return Object.values(refunds);
    };

    test('each of the jobs that two race for is carried out once', async () => {
      const payments = await Promise.all(Array.from({ length: 7 }, late));
      await mall.db.deleteFrom('job').execute();
      for (const { event } of payments) await paymentScenario.deliver(event);
      const provider = await hold('lock table test_payment in exclusive mode');
      const queue = await hold('select id from job for update');
      await Promise.all([startWorker(), startWorker()]);
      await expect.poll(claiming, soon).toBeGreaterThanOrEqual(2);
      await queue.release();
      // Each runs two at a time: both are busy.
      await expect.poll(begun, soon).toHaveLength(4);
      await provider.release();
      await expect.poll(begun, soon).toEqual(Array(7).fill({ state: 'done', claims: 1 }));
      for (const { orderNo, event } of payments) {
        expect(await paymentScenario.refunds(orderNo)).toMatchObject([
          { status: 'done', tries: 1 },
        ]);
        expect(await given(event.reference)).toEqual([2500]);
      }
    });

    test('one that is killed at its job leaves it to another, and money is given back once', async () => {
      const worker = await startWorker();
      const { orderNo, event } = await late();
      await mall.db.deleteFrom('job').execute();
      const provider = await hold(
        `select reference from test_payment where reference = '${event.reference}' for update`,
      );
      await paymentScenario.deliver(event);
      await expect.poll(() => paymentScenario.refunds(orderNo), soon).toMatchObject([{ tries: 1 }]);
      await worker.kill();
      await provider.release();
      expect(await paymentScenario.refunds(orderNo)).toMatchObject([{ status: 'wanted' }]);
      expect(await runDueJobs(mall.deps, [refundPayment])).toEqual([]);
      mall.advance(61_000);
      expect(await runDueJobs(mall.deps, [refundPayment])).toEqual([refundPayment.name]);
      expect(await paymentScenario.refunds(orderNo)).toMatchObject([{ status: 'done', tries: 2 }]);
      expect(await given(event.reference)).toEqual([2500]);
      expect(await begun()).toEqual([{ state: 'done', claims: 2 }]);
    });
  });
});
