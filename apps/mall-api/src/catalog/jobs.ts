import { sql } from 'kysely';
import { inTransaction } from '../db/in-transaction';
import type { Job } from '../jobs/job';
import type { WithDb } from '../kernel/context';

const BATCH = 500;

/** Updates lists with units sold; concurrent processes take different rows. */
export async function refreshListings({ db }: WithDb): Promise<void> {
  for (let noted = BATCH; noted === BATCH;) {
    noted = await inTransaction(db, async (trx) => {
      const { rows } = await sql<{ product_id: number }>`
        delete from product_moved where ctid = any(array(
          select ctid from product_moved limit ${BATCH} for update skip locked))
        returning product_id`.execute(trx);
      const ids = [...new Set(rows.map((row) => row.product_id))];
      await sql`select list_products(${ids}::int[])`.execute(trx);
      return rows.length;
    });
  }
}

export const catalogJobs: readonly Job[] = [
  { name: 'refresh listings', everySeconds: 300, run: refreshListings },
];
