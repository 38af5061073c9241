import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from './schema';

const BATCH = 1000;

/**
 * Deletes the rows of a table that meet a condition, in batches, so that no statement locks many rows for
 * long. Rows that are locked by others are left to a later call.
 */
export async function deleteInBatches(
  db: Kysely<Database>,
  name: keyof Database,
  condition: RawBuilder<unknown>,
  batch = BATCH,
): Promise<void> {
  const table = sql.table(name);
  for (;;) {
    const { numAffectedRows = 0n } = await sql`delete from ${table} where ctid = any(array(
      select ctid from ${table} where ${condition} limit ${batch} for update skip locked))`.execute(
      db,
    );
    if (numAffectedRows < batch) return;
  }
}
