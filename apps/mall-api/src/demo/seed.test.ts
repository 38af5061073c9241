import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type OpenedDatabase } from '../db/database';
import { seedDemo } from './seed';

let opened: OpenedDatabase;
beforeAll(async () => {
  opened = await openDatabase({ dataDir: 'memory://' });
  await opened.migrate();
  const start = performance.now();
  await seedDemo(opened.db, { progress: () => {}, passwordHash: async () => 'hash' });
  process.stdout.write(`seeded in ${Math.round(performance.now() - start)} ms\n`);
});
afterAll(() => opened.close());

test('the shelves are filled', async () => {
  const { count } = await opened.db
    .selectFrom('product')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBeGreaterThan(0);
});
