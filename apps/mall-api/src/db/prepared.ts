import { CompiledQuery, type Kysely } from 'kysely';
import type { Database } from './schema';

/** Placeholder for an argument while the statement is built. */
class Slot {
  constructor(readonly name: PropertyKey) {}
}

type Db = Kysely<Database>;
/** A built query, or a statement written with `sql`. */
interface Statement<Row> {
  compile(db: Db): CompiledQuery<Row>;
}
type RowOf<Query> = Query extends Statement<infer Row> ? Row : never;

/**
 * A statement that is built once and run with different arguments; building a large one costs more than
 * running it. `build` may only pass its arguments where a value is expected (`where`, `limit`, `sql`), since it
 * does not see the actual values.
 */
export function prepared<Args extends object, Query extends Statement<unknown>>(
  build: (db: Db, args: Args) => Query,
): (db: Db, args: Args) => Promise<RowOf<Query>[]> {
  let compiled: CompiledQuery<unknown> | undefined;
  // A slot is typed as the argument's value; only the compiled parameters ever contain it
  const slots = new Proxy({}, { get: (_, name) => new Slot(name) }) as Args;
  return async (db, args) => {
    compiled ??= build(db, slots).compile(db);
    const values = compiled.parameters.map((value) =>
      value instanceof Slot ? args[value.name as keyof Args] : value,
    );
    const { rows } = await db.executeQuery(CompiledQuery.raw(compiled.sql, values));
    return rows as RowOf<Query>[];
  };
}
