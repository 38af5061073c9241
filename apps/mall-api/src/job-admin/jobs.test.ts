import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { schedule } from '../jobs/enqueue';
import type { AnyJob } from '../jobs/job';
import { withDatabases } from '../testing/app';
import { expectContract } from '../testing/contract-check';
import { OperatorScenario } from '../testing/operator-scenario';
import { runDueJobs } from '../testing/run-jobs';

withDatabases((openApp) => {
  let scene: OperatorScenario;
  let call: Awaited<ReturnType<OperatorScenario['caller']>>;
  const ran: string[] = [];
  /** Entries of the audit log before a test. */
  let recorded = 0;
  const log = async () => (await scene.log()).slice(recorded);
  const jobs: AnyJob[] = [
    { name: 'send a parcel', run: async () => void ran.push('sent') },
    { name: 'count parcels', everySeconds: 3600, run: async () => void ran.push('counted') },
  ];

  beforeAll(async () => {
    scene = await OperatorScenario.openMall(openApp);
    call = await scene.caller();
  });
  beforeEach(async () => {
    ran.length = 0;
    await scene.mall.db.deleteFrom('job').execute();
    recorded = (await scene.log()).length;
  });

  const listed = async (query: Record<string, string> = {}) => {
    const answer = await call('deadJobs', { query });
    expectContract('deadJobs', answer);
    return answer.data.list as { id: number; name: string }[];
  };

  describe('a job that was given up', () => {
    it('is listed with its ids and its error, until it is retried', async () => {
      const id = await scene.jobs('Error: no van');
      expect(await listed()).toEqual([
        {
          id,
          name: 'send a parcel',
          data: { parcel: 7 },
          attempts: 10,
          createTime: expect.any(String),
          deadTime: expect.any(String),
          error: 'Error: no van',
        },
      ]);
      expect(await call('retryJob', { params: { id } })).toMatchObject({ code: 200 });
      expect(await listed()).toEqual([]);
      await runDueJobs(scene.mall.deps, jobs);
      expect(ran).toEqual(['sent']);
    });

    it('is retried once, however often it is asked for', async () => {
      const id = await scene.jobs();
      for (let time = 0; time < 2; time += 1) {
        expect(await call('retryJob', { params: { id } })).toMatchObject({ code: 200 });
        await runDueJobs(scene.mall.deps, jobs);
      }
      expect(ran).toEqual(['sent']);
      expect(await log()).toMatchObject([
        { action: 'retryJob', subject_type: 'job', subject_id: String(id), result: 'done' },
      ]);
    });

    it('is found by its name, and all of one name are retried together', async () => {
      const ids = [await scene.jobs(), await scene.jobs()];
      await scene.mall.db
        .updateTable('job')
        .set({ name: 'other' })
        .where('id', '=', ids[0] ?? 0)
        .execute();
      ids.push(await scene.jobs());
      expect((await listed({ name: 'send a parcel' })).map(({ id }) => id)).toEqual([
        ids[2],
        ids[1],
      ]);
      const answer = await call('retryJobs', { body: { name: 'send a parcel' } });
      expectContract('retryJobs', answer);
      expect(answer.data).toEqual({ retried: 2, left: false });
      expect((await listed()).map(({ name }) => name)).toEqual(['other']);
      const again = await call('retryJobs', { body: { name: 'send a parcel' } });
      expect(again.data).toEqual({ retried: 0, left: false });
      expect(await log()).toHaveLength(1);
    });

    it('comes back in batches where there are thousands', async () => {
      const id = await scene.jobs();
      const { db } = scene.mall;
      const { id: _, ...dead } = await db
        .selectFrom('job')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const copies = Array.from({ length: 600 }, () => ({ ...dead, data: '{}' }));
      await db.insertInto('job').values(copies).execute();
      const retry = async () => (await call('retryJobs', { body: { name: 'send a parcel' } })).data;
      expect(await retry()).toEqual({ retried: 500, left: true });
      expect(await retry()).toEqual({ retried: 101, left: false });
    });
  });

  it('neither a recurring job nor one that does not exist is retried', async () => {
    await scene.jobs();
    const { id } = await scene.mall.db
      .selectFrom('job')
      .select('id')
      .where('name', '=', 'count parcels')
      .executeTakeFirstOrThrow();
    for (const wrong of [id, id + 1000]) {
      expect(await call('retryJob', { params: { id: wrong } })).toMatchObject({
        code: 500,
        reason: 'not-found',
      });
    }
  });

  describe('a recurring job', () => {
    const count = async () => {
      const answer = await call('recurringJobs');
      expectContract('recurringJobs', answer);
      return answer.data[0];
    };

    it('runs before its hour, and tells of its last run', async () => {
      await schedule(scene.mall.deps, jobs);
      expect(await count()).toMatchObject({
        name: 'count parcels',
        everySeconds: 3600,
        lastTime: null,
        error: null,
      });
      const body = { name: 'count parcels' };
      expect(await call('runJob', { body })).toMatchObject({ code: 200 });
      await runDueJobs(scene.mall.deps, jobs);
      expect(ran).toEqual(['counted']);
      expect(await count()).toMatchObject({ lastTime: expect.any(String), error: null });
      expect(await log()).toMatchObject([{ action: 'runJob', subject_id: 'count parcels' }]);
    });

    it('tells why its last run failed, until one succeeds', async () => {
      const broken: AnyJob = {
        name: 'count parcels',
        everySeconds: 3600,
        run: () => Promise.reject(new Error('no scales')),
      };
      await schedule(scene.mall.deps, jobs);
      const body = { name: 'count parcels' };
      await call('runJob', { body });
      await runDueJobs(scene.mall.deps, [broken]);
      expect(await count()).toMatchObject({ error: 'Error: no scales' });
      await call('runJob', { body });
      await runDueJobs(scene.mall.deps, jobs);
      expect(await count()).toMatchObject({ error: null });
    });

    it('is not one that was given up, or one that does not exist', async () => {
      await scene.jobs();
      expect(await call('runJob', { body: { name: 'send a parcel' } })).toMatchObject({
        code: 500,
        reason: 'not-found',
      });
    });
  });
});
