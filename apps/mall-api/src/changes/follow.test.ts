import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../db/database';
import { startTestApp, type TestApp, withDatabases, withPostgres } from '../testing/app';
import { followChanges } from './follow';

const follow = (mall: TestApp) => onTestFinished(followChanges(mall.deps, 5));
const hotWords = async (mall: TestApp) =>
  (await mall.call('hotKeywords')).data.map(({ title }: { title: string }) => title);
const add = (mall: TestApp, title: string) =>
  mall.db.insertInto('hot_keyword').values({ title }).execute();

withPostgres((openApp) => {
  test('a process shows at once what another one has changed, without being asked for the feed', async () => {
    const first = await openApp();
    const database = await openDatabase({ url: first.url ?? '', dataDir: '' });
    onTestFinished(database.close);
    const second = await startTestApp({ ...database, url: first.url, statements: () => 0 });
    onTestFinished(() => second.app.close());
    follow(second);
    expect(await hotWords(second)).toEqual([]);
    await add(first, 'tea');
    await expect.poll(() => hotWords(second)).toEqual(['tea']);
  });
});

withDatabases((openApp) => {
  test('changes are followed further after the database was away, which is logged once', async () => {
    const mall = await openApp();
    follow(mall);
    expect(await hotWords(mall)).toEqual([]);
    const away = vi
      .spyOn(mall.deps.db.reads.getExecutor(), 'executeQuery')
      .mockRejectedValue(new Error('away'));
    await expect.poll(() => away.mock.calls.length).toBeGreaterThan(2);
    away.mockRestore();
    await add(mall, 'cup');
    await expect.poll(() => hotWords(mall)).toEqual(['cup']);
    expect(mall.logs.filter((line) => line.includes('changes not read'))).toHaveLength(1);
  });
});
