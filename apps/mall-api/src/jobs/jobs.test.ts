import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Deps } from '../kernel/context';
import { type TestApp, withDatabases } from '../testing/app';
import { runDueJobs } from '../testing/run-jobs';
import { enqueue, schedule } from './enqueue';
import { defineJob, type Job, type QueuedJob } from './job';
import { claim } from './store';
import { startJobs } from './worker';

withDatabases((openApp) => {
  let mall: TestApp;
  let deps: Deps;
  const parcels: number[] = [];
  let failures = 0;
  const send = defineJob<{ parcel: number }>({
    name: 'send a parcel',
    attempts: 3,
    async run(_deps, { parcel }) {
      if ((failures -= 1) >= 0) throw new Error('no van for ann@example.com');
      parcels.push(parcel);
    },
  });
  const states = async () => {
    const rows = await mall.db
      .selectFrom('job')
      .select('state')
      .where('name', '<>', 'mail: an event')
      .orderBy('id')
      .execute();
    return rows.map(({ state }) => state);
  };
  const MINUTE = 60_000;

  beforeAll(async () => {
    mall = await openApp();
    deps = mall.deps;
  });
  beforeEach(async () => {
    await mall.db.deleteFrom('job').execute();
    parcels.length = 0;
    failures = 0;
  });

  describe('a job that is enqueued', () => {
    test('is carried out once, when it is due', async () => {
      await enqueue(deps, send, { parcel: 1 });
      await enqueue(deps, send, { parcel: 2 }, { dueAt: new Date(deps.now().getTime() + MINUTE) });
      expect(await runDueJobs(deps, [send])).toEqual(['send a parcel']);
      expect(parcels).toEqual([1]);
      mall.advance(2 * MINUTE);
      await runDueJobs(deps, [send]);
      expect(parcels).toEqual([1, 2]);
      expect(await states()).toEqual(['done', 'done']);
    });

    test('exists only if the transaction is carried out', async () => {
      const undone = mall.db.transaction().execute(async (trx) => {
        await enqueue({ ...deps, db: trx }, send, { parcel: 1 });
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
      await mall.db
        .transaction()
        .execute((trx) => enqueue({ ...deps, db: trx }, send, { parcel: 2 }));
      await runDueJobs(deps, [send]);
      expect(parcels).toEqual([2]);
    });

    test('is kept once under a key', async () => {
      await enqueue(deps, send, { parcel: 1 }, { key: 'order 1' });
      await enqueue(deps, send, { parcel: 1 }, { key: 'order 1' });
      await enqueue(deps, send, { parcel: 2 }, { key: 'order 2' });
      await runDueJobs(deps, [send]);
      await enqueue(deps, send, { parcel: 1 }, { key: 'order 1' });
      await runDueJobs(deps, [send]);
      expect(parcels).toEqual([1, 2]);
    });

    test('comes again later and later when it fails, each run on record without a name', async () => {
      failures = 2;
      await enqueue(deps, send, { parcel: 1 });
      for (const wait of [5_000, 19_000, 38_000, 0]) {
        await runDueJobs(deps, [send]);
        mall.advance(wait);
      }
      expect(parcels).toEqual([1]);
      const runs = await mall.db.selectFrom('job_run').select('error').orderBy('claim').execute();
      const failed = { error: 'Error: no van for [address]' };
      expect(runs).toEqual([failed, failed, { error: null }]);
    });

    test('is given up after its tries, and says so', async () => {
      failures = 9;
      await enqueue(deps, send, { parcel: 1 });
      for (let turn = 0; turn < 5; turn += 1) {
        await runDueJobs(deps, [send]);
        mall.advance(60 * MINUTE);
      }
      expect(failures).toBe(6);
      expect(await states()).toEqual(['dead']);
      expect(mall.logs.join('')).toContain('job is dead');
    });

    test('is left to those who know it', async () => {
      await enqueue(deps, { ...send, name: 'of a newer server' }, { parcel: 1 });
      expect(await runDueJobs(deps, [send])).toEqual([]);
      expect(await states()).toEqual(['waiting']);
    });
  });

  describe('a job whose process died', () => {
    const names = [send.name];
    test('comes again when its claim has ended; the old claim decides nothing', async () => {
      await enqueue(deps, send, { parcel: 1 });
      const [lost] = await claim(deps, names, { most: 1, lease: 60 });
      expect(lost).toMatchObject({ data: { parcel: 1 }, attempts: 1 });
      expect(await runDueJobs(deps, [send])).toEqual([]);
      mall.advance(61_000);
      await runDueJobs(deps, [send]);
      expect(parcels).toEqual([1]);
    });
  });

  describe('what is done again and again', () => {
    let turns = 0;
    const tidy: Job = { name: 'tidy up', everySeconds: 60, run: async () => void (turns += 1) };

    test('is done once a period, by however many', async () => {
      turns = 0;
      await Promise.all([1, 2, 3].map(() => schedule(deps, [tidy])));
      expect(await runDueJobs(deps, [tidy])).toEqual([]);
      for (const expected of [1, 2]) {
        mall.advance(61_000);
        await Promise.all([1, 2, 3].map(() => runDueJobs(deps, [tidy])));
        expect(turns).toBe(expected);
      }
    });
  });

  test('a worker takes what comes, and finishes what is under way before it stops', async () => {
    let finish = () => {};
    const slow: QueuedJob = {
      name: 'slow',
      run: () => new Promise<void>((resolve) => (finish = resolve)),
    };
    const stop = startJobs([send, slow], deps, { pollEvery: 20 });
    await enqueue(deps, send, { parcel: 7 });
    await expect.poll(() => parcels, { timeout: 30_000 }).toEqual([7]);
    await enqueue(deps, slow, {});
    const started = () =>
      mall.db
        .selectFrom('job')
        .where('name', '=', 'slow')
        .where('claims', '=', 1)
        .selectAll()
        .execute();
    await expect.poll(started, { timeout: 30_000 }).toHaveLength(1);
    const stopped = stop();
    finish();
    await stopped;
    expect(await states()).toEqual(['done', 'done']);
  });

  test('an empty queue costs one statement a look', async () => {
    expect(await mall.countStatements(() => claim(deps, ['x'], { most: 2, lease: 60 }))).toBe(1);
  });
});
