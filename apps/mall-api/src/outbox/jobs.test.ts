import { expect, test } from 'vitest';
import { withDatabases } from '../testing/app';
import { outboxJobs } from './jobs';
import { addToOutbox } from './store';

withDatabases((openApp) => {
  test('messages go a week after they were written, not before', async () => {
    const mall = await openApp();
    const write = (subject: string) =>
      addToOutbox(mall.deps, { channel: 'email', to: 'ann@example.com', subject, text: 'Hello' });
    const subjects = async () => {
      for (const job of outboxJobs) await job.run(mall.deps);
      const rows = await mall.db.selectFrom('outbox_message').select('subject').execute();
      return rows.map(({ subject }) => subject);
    };
    await write('first');
    mall.advance(6.9 * 86_400_000);
    await write('second');
    expect(await subjects()).toEqual(['first', 'second']);
    mall.advance(0.2 * 86_400_000);
    expect(await subjects()).toEqual(['second']);
  });
});
