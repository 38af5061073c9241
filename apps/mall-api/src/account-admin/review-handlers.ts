import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { defineHandlers } from '../http/handler';
import type { Context } from '../kernel/context';
import { audited } from '../operator/audit';
import { noSuch, requireMall } from '../operator/own-shop';
import { clearPublicCaches } from '../operator/public-caches';
import { findReview } from '../operator/review-store';
import { recountShop } from '../review/store';

type Trx = Transaction<Database>;

/** False when it was so already. */
async function setShown(trx: Trx, id: number, hideReason: string | null): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('review')
    .set({ is_shown: hideReason === null, hide_reason: hideReason })
    .where('id', '=', id)
    .where(
      sql<boolean>`(is_shown, hide_reason) is distinct from (${hideReason === null}, ${hideReason}::text)`,
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Hides or shows a review; the ratings of its goods and shop follow in the same transaction. */
async function moderate(
  ctx: Context,
  action: 'hideReview' | 'showReview',
  { id, hideReason }: { id: number; hideReason: string | null },
): Promise<null> {
  requireMall(ctx, 'review');
  const review = await findReview(ctx.db, undefined, id);
  const audit = { action, subject: ['review', id], shopId: review?.shop_id } as const;
  await audited(ctx, audit, async (trx) => {
    if (!review) throw noSuch('review');
    if (!(await setShown(trx, id, hideReason))) return false;
    await recountShop(trx, review.shop_id);
    await sql`select list_products(array[${review.product_id}]::int[])`.execute(trx);
    return true;
  });
  clearPublicCaches(ctx);
  return null;
}

/** What the mall decides about reviews. */
export const moderationHandlers = defineHandlers({
  hideReview: (ctx, { params: { id }, body: { reason } }) =>
    moderate(ctx, 'hideReview', { id, hideReason: reason }),
  showReview: (ctx, { params: { id } }) => moderate(ctx, 'showReview', { id, hideReason: null }),
});
