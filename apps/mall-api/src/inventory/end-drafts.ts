import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema';

/** Ends the open drafts of a SKU that are not yet ordered; resolves to their number. */
export async function endDraftsOf(db: Kysely<Database>, skuId: number, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('pre_order')
    .set({ expires_at: now })
    .where('expires_at', '>', now)
    .where(
      sql<boolean>`draft @> jsonb_build_object('lines',
      jsonb_build_array(jsonb_build_object('skuId', ${skuId}::int)))`,
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('order_group')
            .select('order_group.id')
            .whereRef('order_group.pre_order_no', '=', 'pre_order.no'),
        ),
      ),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
