import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '@vermilion/mall-api';
import { type Insertable, type Kysely, sql } from 'kysely';

/** PostgreSQL's maximum number of parameters of a statement. */
const PARAMETERS = 20_000;

/** Inserts many rows in few statements, and advances the sequence of their ids. */
export async function insertAll<T extends keyof Database>(
  db: Kysely<Database>,
  table: T,
  rows: Insertable<Database[T]>[],
): Promise<void> {
  const columns = Math.max(...rows.map((row) => Object.keys(row).length), 1);
  const chunk = Math.floor(PARAMETERS / columns);
  for (let start = 0; start < rows.length; start += chunk) {
    // Kysely cannot relate rows and table if the table is a type parameter.
    const values = rows.slice(start, start + chunk) as never;
    await db
      .insertInto(table as never)
      .values(values)
      .execute();
    await nextTurn(); // the embedded database never waits, and would let nobody end this process
  }
  if (rows.some((row) => 'id' in row)) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
      db,
    );
  }
}
