import { CompiledQuery, type Compilable, type Kysely } from 'kysely';
import type { Database } from './schema';

/** Stands for an argument while the statement is built. */
class Slot {
  constructor(readonly name: PropertyKey) {}
}

type Db = Kysely<Database>;
type RowOf<Query> = Query extends Compilable<infer Row> ? Row : never;

/**
 * A statement that is built once and run with other arguments each time; building a large one costs
 * more than running it. `build` may hand its arguments only to places that take a value
 * (`where`, `limit`), since it does not see what they are.
 */
export function prepared<Args extends object, Query extends Compilable<unknown>>(
  build: (db: Db, args: Args) => Query,
): (db: Db, args: Args) => Promise<RowOf<Query>[]> {
  let compiled: CompiledQuery<unknown> | undefined;
  // A slot stands in for a value of the argument's type; only the compiled parameters ever hold it.
  const slots = new Proxy({}, { get: (_, name) => new Slot(name) }) as Args;
  return async (db, args) => {
    compiled ??= build(db, slots).compile();
    const values = compiled.parameters.map((value) =>
      value instanceof Slot ? args[value.name as keyof Args] : value,
    );
    const { rows } = await db.executeQuery(CompiledQuery.raw(compiled.sql, values));
    return rows as RowOf<Query>[];
  };
}
