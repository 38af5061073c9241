import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, withDatabases } from '../testing/app';
import { authJobs } from './jobs';

describe('forgetting what is over', () => {
  withDatabases((openApp) => {
    let mall: TestApp;
    beforeAll(async () => {
      mall = await openApp();
    });

    test('takes expired sessions, codes and counters, and leaves the living', async () => {
      await mall.signUp();
      await mall.call('sendRegisterEmailCode', { body: 'ann@example.com' });
      mall.advance(8 * 86_400_000);
      const { token } = await mall.signUp();
      for (const job of authJobs) await job.run(mall.deps);
      const rows = async (table: 'session' | 'login_code' | 'rate_limit') =>
        (await mall.db.selectFrom(table).selectAll().execute()).length;
      expect([await rows('session'), await rows('login_code'), await rows('rate_limit')]).toEqual([
        1, 0, 0,
      ]);
      expect((await mall.call('tokenExists', { token })).data).toBe(true);
    });
  });
});
