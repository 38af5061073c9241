import { CompiledQuery, type Kysely } from 'kysely';
import type { Database } from './schema';

/** Placeholder for an argument while the statement is built. */
class Slot {
  constructor(readonly name: PropertyKey) {}
}

/** Placeholder for a field of a row. */
class RowSlot {
  constructor(
    readonly list: string,
    readonly index: number,
    readonly column: string,
  ) {}
}

type Db = Kysely<Database>;
/** A built query, or a statement written with `sql`. */
interface Statement<Row> {
  compile(db: Db): CompiledQuery<Row>;
}
type RowOf<Query> = Query extends Statement<infer Row> ? Row : never;

/** Runs a statement; `with` returns it instead, to be sent `together` with others. */
type Prepared<Args, Row> = ((db: Db, args: Args) => Promise<Row[]>) & {
  with(db: Db, args: Args): CompiledQuery<Row>;
};

function preparedBy<Args, Row>(fill: (db: Db, args: Args) => CompiledQuery<unknown>) {
  const run = async (db: Db, args: Args) => (await db.executeQuery(fill(db, args))).rows;
  return Object.assign(run, { with: fill }) as Prepared<Args, Row>;
}

/**
 * A statement that is built once and run with different arguments; building a large one costs more than
 * running it. `build` may only pass its arguments where a value is expected (`where`, `limit`, `sql`), since it
 * does not see the actual values.
 */
export function prepared<Args extends object, Query extends Statement<unknown>>(
  build: (db: Db, args: Args) => Query,
): Prepared<Args, RowOf<Query>> {
  let compiled: CompiledQuery<unknown> | undefined;
  // A slot is typed as the argument's value; only the compiled parameters ever contain it
  const slots = new Proxy({}, { get: (_, name) => new Slot(name) }) as Args;
  return preparedBy((db, args) => {
    compiled ??= build(db, slots).compile(db);
    const values = compiled.parameters.map((value) =>
      value instanceof Slot ? args[value.name as keyof Args] : value,
    );
    return CompiledQuery.raw(compiled.sql, values);
  });
}

type Row = Readonly<Record<string, unknown>>;
type Lists = Readonly<Record<string, readonly Row[]>>;

/** Maximum number of cached shapes; others are built each time. */
const MAX_SHAPES = 30;

/** The same for a statement with lists of rows: built once for each number of rows and columns. */
export function preparedRows<Args extends Lists, Query extends Statement<unknown>>(
  build: (db: Db, lists: Args) => Query,
): Prepared<Args, RowOf<Query>> {
  const cache = new Map<string, CompiledQuery<unknown>>();
  return preparedBy((db, lists) => {
    const shape = JSON.stringify(
      Object.values(lists).map((rows) => rows.map((row) => Object.keys(row).length)),
    );
    // A slot is typed as the field's value; only the compiled parameters ever contain it
    const statement = cache.get(shape) ?? build(db, slotsOf(lists) as Args).compile(db);
    if (cache.size < MAX_SHAPES) cache.set(shape, statement);
    const values = statement.parameters.map((value) =>
      value instanceof RowSlot ? lists[value.list]?.[value.index]?.[value.column] : value,
    );
    return CompiledQuery.raw(statement.sql, values);
  });
}

const slotsOf = (lists: Lists): Lists =>
  Object.fromEntries(
    Object.entries(lists).map(([list, rows]) => [
      list,
      rows.map((row, index) =>
        Object.fromEntries(
          Object.keys(row).map((column) => [column, new RowSlot(list, index, column)]),
        ),
      ),
    ]),
  );
