import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, withDatabases } from '../testing/app';
import { TestMall } from '../testing/test-mall';

withDatabases((openApp) => {
  let mall: TestApp;
  beforeAll(async () => {
    mall = await openApp();
    await TestMall.open(mall);
    await sql`
      insert into shop (name, type_id, category_id, avatar, back_image, pc_banner, qualification)
      select 'Shop ' || n, 1, 1, '/a.webp', '/b.webp', '[]', '[]' from generate_series(1, 1205) as n
    `.execute(mall.db);
  });

  test.each([
    // at least: large lists are not counted completely
    { page: 1, total: 1001, size: 100, hasNextPage: true },
    { page: 10, total: 1001, size: 100, hasNextPage: true },
    { page: 11, total: 1101, size: 100, hasNextPage: true },
    { page: 13, total: 1205, size: 5, hasNextPage: false },
  ])('page $page of a list of 1,205 knows of $total', async ({ page, ...expected }) => {
    const { data } = await mall.call('shopStreet', { query: { page, limit: 100 } });
    expect(data).toMatchObject(expected);
  });
});
