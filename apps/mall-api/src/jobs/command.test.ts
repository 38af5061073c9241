import { beforeAll, expect, test } from 'vitest';
import { type TestApp, withDatabases } from '../testing/app';
import { runDueJobs } from '../testing/run-jobs';
import { jobsCommand } from './command';
import { enqueue, schedule } from './enqueue';
import { defineJob } from './job';

withDatabases((openApp) => {
  let mall: TestApp;
  beforeAll(async () => {
    mall = await openApp();
  });

  let isBroken = true;
  const send = defineJob<{ parcel: number }>({
    name: 'send a parcel',
    attempts: 1,
    async run() {
      if (isBroken) throw new Error('no van');
    },
  });
  /** Output of the command. */
  const jobs = async (...words: string[]) => {
    const printed: string[] = [];
    await jobsCommand(mall.deps, words, (text) => printed.push(text));
    return printed;
  };
  const onlyId = async () =>
    String((await mall.db.selectFrom('job').select('id').executeTakeFirstOrThrow()).id);

  test('jobs that were given up are listed, and carried out again when an operator says so', async () => {
    expect(await jobs()).toEqual(['there are no dead jobs']);
    await enqueue(mall.deps, send, { parcel: 7 });
    await runDueJobs(mall.deps, [send]);
    const id = await onlyId();
    expect(await jobs()).toEqual([
      expect.stringMatching(
        `^job ${id}, "send a parcel" {"parcel":7}, dead since 20.+, attempts: 1. Error: no van$`,
      ),
    ]);
    isBroken = false;
    expect(await runDueJobs(mall.deps, [send])).toEqual([]);
    expect(await jobs('retry', id)).toEqual([`job ${id} will run again`]);
    expect(await jobs()).toEqual(['there are no dead jobs']);
    expect(await runDueJobs(mall.deps, [send])).toEqual(['send a parcel']);
    await expect(jobs('retry', id)).rejects.toThrow(`There is no dead job ${id}.`);
  });

  test('a recurring job runs before its hour when an operator says so', async () => {
    let runs = 0;
    const count = { name: 'count parcels', everySeconds: 3600, run: async () => void (runs += 1) };
    await schedule(mall.deps, [count]);
    expect(await runDueJobs(mall.deps, [count])).toEqual([]);
    expect(await jobs('now', 'count parcels')).toEqual([
      '"count parcels" runs as soon as a server or worker is free',
    ]);
    await runDueJobs(mall.deps, [count]);
    expect(runs).toBe(1);
    await expect(jobs('now', 'send a parcel')).rejects.toThrow(/There are: .*"count parcels"/);
  });

  test.each([
    [['now']],
    [['now', 'a', 'b']],
    [['retry']],
    [['retry', 'all']],
    [['retry', '1', '2']],
    [['forget', '1']],
  ])('what it does not understand is refused in a sentence: %j', async (words) => {
    await expect(jobs(...words)).rejects.toThrow('Write "jobs"');
  });
});
