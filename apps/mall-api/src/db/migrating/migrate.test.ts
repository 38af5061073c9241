import { sql } from 'kysely';
import pg from 'pg';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { readChanges } from '../../changes/store';
import { requireUpToDate } from '../../open-mall';
import { openPostgresForTest, type TestDatabase } from '../../testing/databases';
import { inTransaction } from '../in-transaction';
import { allMigrations } from './all-migrations';
import type { LiveMigration } from './live-migration';
import { migrate } from './migrate';
import { tableState } from './table-state';

const url = process.env.TEST_DATABASE_URL ?? '';
const soon = { timeout: 20_000 };

/** Of the release after this one. */
const next = (parts: Partial<LiveMigration>): LiveMigration => ({
  phase: 'expand',
  release: 2,
  ...parts,
});

describe.skipIf(!url)('migrating while the mall is open (needs TEST_DATABASE_URL)', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await openPostgresForTest(url);
    onTestFinished(database.close);
  });

  const connect = async () => {
    const client = new pg.Client({ connectionString: database.url });
    client.on('error', () => {});
    await client.connect();
    onTestFinished(() => client.end());
    return client;
  };
  const carryOut = (known: Record<string, LiveMigration>, release = 2) => {
    const said: string[] = [];
    const done = database.withoutLimits((db) =>
      db.connection().execute((own) =>
        migrate(own, {
          known: { ...allMigrations, ...known },
          release,
          say: (text) => said.push(text),
        }),
      ),
    );
    return { done, said };
  };
  const columnsOf = async (table: string) => {
    const { rows } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns where table_name = ${table}`.execute(
      database.db,
    );
    return rows.map(({ name }) => name);
  };

  it('waits for whoever reads a table for long, and lets everybody else go on', async () => {
    const reader = await connect();
    await reader.query('begin; select count(*) from hot_keyword');
    const { done, said } = carryOut({
      '900-added': next({ statements: ['alter table hot_keyword add column note text'] }),
    });
    await expect.poll(() => said, soon).toEqual([expect.stringContaining('the mall goes on')]);
    // Several of its attempts
    const end = performance.now() + 3000;
    let longest = 0;
    for (let before = performance.now(); before < end; before = performance.now()) {
      await database.db.selectFrom('hot_keyword').select('id').execute();
      longest = Math.max(longest, performance.now() - before);
    }
    expect(longest).toBeLessThan(1000);
    expect(await columnsOf('hot_keyword')).not.toContain('note');
    await reader.query('commit');
    await done;
    expect(await columnsOf('hot_keyword')).toContain('note');
  }, 60_000);

  it('builds an index while rows are written, also where an earlier attempt was interrupted', async () => {
    await sql`create table kept (id int)`.execute(database.db);
    const writer = await connect();
    await writer.query('begin; insert into kept values (1)');
    const interrupted = carryOut({ '900-index': next({ indexes: ['kept_id on kept (id)'] }) });
    const waiting = async () => {
      const { rows } = await sql<{ pid: number }>`
        select pid from pg_stat_activity
        where query like 'create index concurrently%' and datname = current_database()
          and wait_event_type = 'Lock'`.execute(database.db);
      return rows[0]?.pid;
    };
    await expect.poll(waiting, soon).toBeDefined();
    await database.db.executeQuery(sql`insert into kept values (2)`.compile(database.db));
    const failed = expect(interrupted.done).rejects.toThrow();
    await sql`select pg_terminate_backend(${await waiting()})`.execute(database.db);
    await failed;
    expect((await tableState(database.db, { '900-index': next({}) }, 2)).missing).toEqual([
      '900-index',
    ]);
    await writer.query('commit');
    await carryOut({ '900-index': next({ indexes: ['kept_id on kept (id)'] }) }).done;
    const { rows } = await sql`
      select indisvalid from pg_index where indexrelid = 'kept_id'::regclass`.execute(database.db);
    expect(rows).toEqual([{ indisvalid: true }]);
  }, 60_000);

  it('fills in what is stored in batches, and validates after that', async () => {
    await sql`create table kept (id int)`.execute(database.db);
    await sql`insert into kept select generate_series(1, 10)`.execute(database.db);
    await carryOut({
      '900-filled': next({
        statements: [
          'alter table kept add column twice int',
          'alter table kept add constraint kept_twice check (twice is not null) not valid',
        ],
        backfill: `update kept set twice = id * 2
          where id in (select id from kept where twice is null limit 3)`,
        validate: ['kept kept_twice'],
      }),
    }).done;
    const { rows } = await sql`
      select sum(twice)::int as sum, (select convalidated from pg_constraint where conname = 'kept_twice')
      from kept`.execute(database.db);
    expect(rows).toEqual([{ sum: 110, convalidated: true }]);
  });

  it('undoes a migration that fails as a whole, and keeps those before it', async () => {
    const broken = {
      '900-good': next({ statements: ['create table good (id int)'] }),
      '901-bad': next({ statements: ['create table bad (id int)', 'select nonsense'] }),
    };
    await expect(carryOut(broken).done).rejects.toThrow('nonsense');
    expect([await columnsOf('good'), await columnsOf('bad')]).toEqual([['id'], []]);
  });

  it('leaves removing to the release after the one that brings it', async () => {
    const removal = next({
      phase: 'contract',
      statements: ['alter table hot_keyword drop column id'],
    });
    await carryOut({ '900-removed': removal }, 2).done;
    expect(await columnsOf('hot_keyword')).toContain('id');
    await carryOut({ '900-removed': removal }, 3).done;
    expect(await columnsOf('hot_keyword')).not.toContain('id');
  });

  it('lets servers of the release before run, and no older ones', async () => {
    await carryOut({ '900-added': next({ statements: ['create table added (id int)'] }) }).done;
    await expect(requireUpToDate(database)).resolves.toBeUndefined();
    await carryOut({ '901-later': next({ release: 3 }) }, 3).done;
    await expect(requireUpToDate(database)).rejects.toThrow(/newer than this program.+901-later/);
  });

  it('lets no server run that does not know what was removed', async () => {
    await carryOut({ '900-removed': next({ phase: 'contract' }) }, 3).done;
    await expect(requireUpToDate(database)).rejects.toThrow(/newer than this program.+900-removed/);
  });

  it('does not disturb statements that servers have prepared, reads, writes and transactions', async () => {
    const { db } = database;
    const insert = () =>
      db
        .insertInto('hot_keyword')
        .values({ title: 'tea' })
        .returningAll()
        .executeTakeFirstOrThrow();
    const read = () => db.reads.selectFrom('hot_keyword').selectAll().where('id', '>', 0).execute();
    const change = () =>
      inTransaction(db, (trx) =>
        trx
          .updateTable('hot_keyword')
          .set({ title: 'cup' })
          .where('id', '>', 0)
          .returningAll()
          .execute(),
      );
    for (let times = 0; times < 6; times += 1) await Promise.all([insert(), read(), change()]);
    let { position } = await readChanges(db.reads, undefined);
    for (let times = 0; times < 6; times += 1)
      ({ position } = await readChanges(db.reads, position));
    const tables = ['hot_keyword', 'change', 'change_forgotten'];
    const statements = tables.map((table) => `alter table ${table} add column note text`);
    await carryOut({ '900-added': next({ statements }) }).done;
    expect(await insert()).toMatchObject({ title: 'tea', note: null });
    expect((await read())[0]).toMatchObject({ note: null });
    expect((await change())[0]).toMatchObject({ title: 'cup', note: null });
    expect(await readChanges(db.reads, position)).toMatchObject({ everything: false });
  });
});
