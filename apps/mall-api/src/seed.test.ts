import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { openDatabase } from './db/database';
import { inTransaction } from './db/in-transaction';
import { SEED_LOCK } from './db/session-lock';
import { defaultPolicy } from './policy/default-policy';
import { seedIfEmpty } from './seed';
import { openPostgresForTest } from './testing/databases';

const url = process.env.TEST_DATABASE_URL ?? '';

describe.skipIf(!url)('filling an empty mall on PostgreSQL (needs TEST_DATABASE_URL)', () => {
  test('waits for another process for longer than a statement may take', async () => {
    const owner = await openPostgresForTest(url);
    await owner.db.insertInto('shop_type').values({ id: 1, name: 'Any' }).execute();
    await owner.db.insertInto('shop_category').values({ id: 1, name: 'Any' }).execute();
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
      owner.db,
    );
    const here = new URL(url);
    here.pathname = `/${rows[0]?.name}`;
    const other = new pg.Client({ connectionString: here.href });
    await other.connect();
    await other.query(`select pg_advisory_lock(${SEED_LOCK})`);
    const limits = { statementTimeout: 100, lockTimeout: 50 };
    const database = await openDatabase({ url: here.href, dataDir: '', ...limits });
    const extension = { seed: vi.fn() };
    const said: string[] = [];
    const seeding = seedIfEmpty(database, extension, {
      policy: defaultPolicy,
      progress: (text) => said.push(text),
    });
    await expect.poll(() => said).toEqual(['Another process is filling the mall; waiting for it']);
    // PostgreSQL's limits, and that of the driver, which is a second longer
    await other.query('select pg_sleep(1.5)');
    const look = { avatar: '/a', back_image: '/b', pc_banner: '[]', qualification: '[]' };
    await owner.db
      .insertInto('shop')
      .values({ ...look, name: 'Filled meanwhile', type_id: 1, category_id: 1 })
      .execute();
    await other.end();
    await seeding;
    expect(extension.seed).not.toHaveBeenCalled();
    // the seed's own statements have the timeout again
    const waits = sql`select pg_sleep(0.4)`.execute(database.db);
    await expect(waits).rejects.toMatchObject({ code: '57014' });
    await database.close();
    await owner.close();
  });

  test('leaves statistics of tables with many rows only', async () => {
    const owner = await openPostgresForTest(url);
    const seed = async (db: typeof owner.db) => {
      const titles = Array.from({ length: 5000 }, (_, at) => ({ title: `Tea ${at}` }));
      await db.insertInto('hot_keyword').values(titles).execute();
    };
    await seedIfEmpty(owner, { seed }, { policy: defaultPolicy, progress: () => {} });
    const { rows } = await sql<{ name: string; rows: number }>`
      select relname as name, reltuples::int as rows from pg_class
      where relname in ('hot_keyword', 'order_group') order by relname`.execute(owner.db);
    // -1: never analyzed
    expect(rows).toEqual([
      { name: 'hot_keyword', rows: 5000 },
      { name: 'order_group', rows: -1 },
    ]);
    await owner.close();
  });

  test('needs no other connection than the one with the lock', async () => {
    const owner = await openPostgresForTest(url);
    const database = await openDatabase({ url: owner.url ?? '', dataDir: '', poolSize: 1 });
    const seed = vi.fn((db: typeof database.db) =>
      inTransaction(db, async (trx) => {
        await trx.insertInto('shop_type').values({ id: 1, name: 'Any' }).execute();
      }),
    );
    await seedIfEmpty(database, { seed }, { policy: defaultPolicy, progress: () => {} });
    expect(seed).toHaveBeenCalledOnce();
    expect(await owner.db.selectFrom('shop_type').select('name').execute()).toHaveLength(1);
    await database.close();
    await owner.close();
  });
});
