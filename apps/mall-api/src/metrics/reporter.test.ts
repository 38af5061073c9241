import { createMetrics } from '@vermilion/telemetry';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { enqueue } from '../jobs/enqueue';
import { defineJob } from '../jobs/job';
import { withDatabases } from '../testing/app';
import { PaymentScenario } from '../testing/payment-scenario';
import { addMallMetrics } from './mall-metrics';
import { type Reporter, startReporter } from './reporter';

const HOUR = 3_600_000;
const job = defineJob({ name: 'wait for metrics', run: async () => {} });

withDatabases((openApp) => {
  let scene: PaymentScenario;
  const reporters: Reporter[] = [];
  beforeAll(async () => {
    scene = await PaymentScenario.openMall(openApp);
  });
  afterEach(async () => {
    for (const one of reporters.splice(0)) await one.stop();
  });

  /** A reporter as another process has it, which looks only when told to. */
  function open() {
    const reporter = startReporter(scene.mall.deps, HOUR);
    reporters.push(reporter);
    return reporter;
  }

  describe('the state of the mall', () => {
    it('is told by one process, and by another when that stops or is gone', async () => {
      const first = open();
      await first.look();
      const second = open();
      await second.look();
      expect([first.current() !== undefined, second.current()]).toEqual([true, undefined]);
      await first.stop();
      await second.look();
      expect([first.current(), second.current() !== undefined]).toEqual([undefined, true]);
      const third = open();
      scene.mall.advance(4 * HOUR);
      await third.look();
      expect(third.current()).toBeDefined();
      await second.look();
      expect(second.current()).toBeUndefined();
    });

    it('has jobs that wait, those given up, orders by state, and what the ledger said', async () => {
      const { mall } = scene;
      const { deps, db } = mall;
      await scene.order();
      await db.deleteFrom('job').execute();
      await enqueue(deps, job, {}, { key: 'a' });
      await enqueue(deps, job, {}, { key: 'b', dueAt: new Date(deps.now().getTime() + 9 * HOUR) });
      await db
        .insertInto('job')
        .values({
          name: 'lost',
          state: 'dead',
          due_at: deps.now(),
          created_at: deps.now(),
          key: null,
          every_seconds: null,
          ended_at: deps.now(),
        })
        .execute();
      await db
        .insertInto('money_check')
        .values({ started_at: deps.now(), ended_at: deps.now(), found: 2, report: '{}' })
        .execute();
      mall.advance(60_000);
      const reporter = open();
      await reporter.look();
      const metrics = await createMetrics({ service: 'test', version: '1' });
      addMallMetrics(metrics, reporter);
      const text = (await metrics.text())
        .replaceAll(',service="test"', '')
        .replaceAll('{service="test"}', '');
      expect(text).toContain('\nvermilion_jobs_due 1\n');
      expect(Number(/\nvermilion_jobs_oldest_due_seconds (\S+)/.exec(text)?.[1])).toBeGreaterThan(
        59,
      );
      expect(text).toContain('\nvermilion_jobs_dead 1\n');
      expect(text).toContain('\nvermilion_orders_of_day{state="toPay",currency="USD"} 1\n');
      expect(text).toContain(
        '\nvermilion_orders_of_day_minor{state="toPay",currency="USD"} 2500\n',
      );
      expect(text).toContain('\nvermilion_ledger_differences 2\n');
    });
  });
});
