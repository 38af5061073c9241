import { expect, test } from 'vitest';
import { withDatabases } from '../testing/app';
import { fillLittleMall } from '../testing/little-mall';
import { warmUp } from './warm-up';

withDatabases((openApp) => {
  test('the first searches are those of nobody: neither noted nor cached', async () => {
    const mall = await openApp();
    await warmUp(mall.deps);
    await fillLittleMall(mall.db);
    expect(await mall.countStatements(() => warmUp(mall.deps))).toBeGreaterThan(0);
    expect(await mall.db.selectFrom('search_miss').selectAll().execute()).toEqual([]);
    const first = () => mall.call('productList', { query: { keyword: 'red' } });
    expect(await mall.countStatements(first)).toBeGreaterThan(1);
  });
});
