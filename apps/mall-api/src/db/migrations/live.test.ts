import { expect, it } from 'vitest';
import { lintMigration } from '../../testing/lint-migration';
import type { LiveMigration } from '../migrating/live-migration';
import { RELEASE } from '../release';
import { migrations } from '.';
import { liveMigrations } from './live';

const lint = (parts: Partial<LiveMigration>) =>
  lintMigration({ phase: 'expand', release: 2, ...parts });

it.each(Object.entries(liveMigrations))('%s makes nobody wait', async (name, migration) => {
  expect(await lintMigration(migration)).toEqual([]);
  expect(name > (Object.keys(migrations).sort().at(-1) ?? '')).toBe(true);
  expect(migration.release).toBeLessThanOrEqual(RELEASE);
});

it('functions that migrate are no longer written, since nobody checks what they make wait', () => {
  const late = Object.keys(migrations).filter((name) => name >= '096');
  expect(late).toEqual([]);
});

it.each([
  ['create index a on shop (name)', 'name it in `indexes`'],
  ['update shop set name = name', 'change them in `backfill`'],
  ['delete from shop', 'delete them in `backfill`'],
  ['insert into shop select * from shop', 'InsertStmt is not known'],
  ['alter table shop rename column name to title', 'add the new one beside it'],
  ['alter table shop rename to seller', 'add the new one beside it'],
  ['alter table shop alter column name type varchar', 'add another column'],
  ['alter table shop alter column name set not null', '`validate` it'],
  ['alter table shop drop column name', 'in a `contract`'],
  ['drop table shop', 'in a `contract`'],
  ['drop view ledger_due', 'in a `contract`'],
  ['alter table shop add column a int not null', 'needs a default'],
  ['alter table shop add column a float default random()', 'written anew'],
  ['alter table shop add column a int references product', 'add that `not valid`'],
  ['alter table shop add column a int check (a > 0)', 'add that `not valid`'],
  ['alter table shop add constraint a check (id > 0)', '`not valid`'],
  ['alter table shop add constraint a unique (name)', '`using index`'],
  ['lock table shop', 'LockStmt is not known'],
  ['vacuum full shop', 'VacuumStmt is not known'],
  ['truncate shop', 'TruncateStmt is not known'],
])('refused: %s', async (statement, reason) => {
  expect((await lint({ statements: [statement] })).join()).toContain(reason);
});

it.each([
  'alter table shop add column a int',
  `alter table shop add column a text not null default ''`,
  'alter table shop add column a timestamptz not null default now()',
  `alter table shop add column a text[] not null default '{}'`,
  'alter table shop add constraint a check (id > 0) not valid',
  'alter table shop add constraint a foreign key (id) references product not valid',
  'alter table shop add constraint a unique using index shop_a',
  `insert into setting values ('a', 'b')`,
  'create table a (id int primary key, shop_id int not null references shop)',
])('allowed: %s', async (statement) => {
  expect(await lint({ statements: [statement] })).toEqual([]);
});

it('a table of the migration itself may be changed and filled in any way', async () => {
  const statements = [
    'create table a (id int)',
    'create index a_id on a (id)',
    'alter table a add constraint a_check check (id > 0)',
    'insert into a select id from shop',
  ];
  expect(await lint({ statements })).toEqual([]);
});

it('what nobody uses any more may be removed in a contract', async () => {
  const statements = ['alter table shop drop column name', 'drop view ledger_due'];
  expect(await lint({ phase: 'contract', statements })).toEqual([]);
});

it('two tables in use are not changed together', async () => {
  const statements = ['shop', 'product'].map((table) => `alter table ${table} add column a int`);
  expect((await lint({ statements })).join()).toContain('a migration for each');
});

it('a backfill has batches, and an index is one', async () => {
  const ids = 'select id from shop where note is null';
  const fill = (limit: string) => `update shop set note = '' where id in (${ids} ${limit})`;
  expect((await lint({ backfill: fill('') })).join()).toContain('`limit` them');
  expect(await lint({ backfill: fill('limit 500') })).toEqual([]);
  expect(await lint({ indexes: ['shop_note on shop (note) where note is not null'] })).toEqual([]);
  await expect(lint({ indexes: ['shop_note of shop'] })).rejects.toThrow('syntax error');
});
