import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app';
import { openPostgresForTest, type TestDatabase } from '../testing/databases';
import { type OwnPostgres, ownPostgres } from '../testing/own-postgres';
import { expectWholeOrders } from '../testing/retrying-buyers';
import { TestMall } from '../testing/test-mall';

const postgres = await ownPostgres();
if (!postgres) console.warn('SKIPPED the restart of PostgreSQL: its programs were not found.');

describe.skipIf(!postgres)('a restart of PostgreSQL', () => {
  const own = postgres as OwnPostgres;
  let mall: TestApp;
  let database: TestDatabase;
  let testMall: TestMall;
  beforeAll(async () => {
    await own.start();
    database = await openPostgresForTest(own.url);
    mall = await startTestApp(database);
    testMall = await TestMall.open(mall);
  });
  afterAll(async () => {
    await mall.app.close();
    await database.close();
    await own.stop();
  });

  const readiness = async () => {
    const response = await mall.app.inject('/readyz');
    return [response.statusCode, response.json().database];
  };

  test('is told to whoever asks, takes no server out, and passes', async () => {
    expect(await readiness()).toEqual([200, 'ready']);
    await own.stop();
    expect(await readiness()).toEqual([200, 'away']);
    expect((await mall.app.inject('/healthz')).statusCode).toBe(200);
    const pending = mall.call('productList');
    await own.start();
    expect([200, 503]).toContain((await pending).code);
    await expect.poll(readiness, { timeout: 20_000 }).toEqual([200, 'ready']);
    expect(await mall.call('productList')).toMatchObject({ code: 200 });
  });

  test('under orders and payments leaves every one of them whole', async () => {
    let calls = 0;
    const restart = () => own.stop().then(own.start);
    await expectWholeOrders(testMall, () => (calls += 1) % 40 === 0 && restart());
  });
});
