import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { prepared, preparedRows } from './prepared';
import type { Database } from './schema';

const sent: Pick<CompiledQuery, 'sql' | 'parameters'>[] = [];

class RecordingDriver extends DummyDriver {
  override async acquireConnection() {
    const connection = await super.acquireConnection();
    return {
      streamQuery: connection.streamQuery.bind(connection),
      async executeQuery<R>({ sql: text, parameters }: CompiledQuery) {
        sent.push({ sql: text, parameters });
        return { rows: [] as R[] };
      },
    };
  }
}

const db = new Kysely<Database>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new RecordingDriver(),
    createIntrospector: (of) => new PostgresIntrospector(of),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

beforeEach(() => void (sent.length = 0));

describe('prepared', () => {
  it('builds a statement once and sends it with the values of each call', async () => {
    const build = vi.fn(
      (_: unknown, { id, name }: { id: number; name: string | null }) =>
        sql`update shop set name = ${name} where id = ${id} and is_open = ${true}`,
    );
    const rename = prepared(build);
    await rename(db, { id: 1, name: 'Tea' });
    await rename(db, { id: 2, name: null });
    const text = 'update shop set name = $1 where id = $2 and is_open = $3';
    expect(sent).toEqual([
      { sql: text, parameters: ['Tea', 1, true] },
      { sql: text, parameters: [null, 2, true] },
    ]);
    expect(build).toHaveBeenCalledOnce();
  });

  it('builds a statement with lists of rows once for each number of rows', async () => {
    const build = vi.fn(
      (own: Kysely<Database>, lists: { goods: { name: string; slot: 'main' }[] }) =>
        own
          .insertInto('banner')
          .values(lists.goods.map(({ name, slot }) => ({ slot, picture: '/a', name }))),
    );
    const add = preparedRows(build);
    const rows = (...names: string[]) => ({
      goods: names.map((name) => ({ name, slot: 'main' as const })),
    });
    await add(db, rows('Tea'));
    await add(db, rows('Milk', 'Rice'));
    await add(db, rows('Salt'));
    await add(db, rows('Oil', 'Corn'));
    expect(sent.map(({ parameters }) => parameters)).toEqual([
      ['main', '/a', 'Tea'],
      ['main', '/a', 'Milk', 'main', '/a', 'Rice'],
      ['main', '/a', 'Salt'],
      ['main', '/a', 'Oil', 'main', '/a', 'Corn'],
    ]);
    expect(build).toHaveBeenCalledTimes(2);
  });
});
