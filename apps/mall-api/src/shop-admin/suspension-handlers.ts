import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { defineHandlers } from '../http/handler';
import type { Context } from '../kernel/context';
import { audited } from '../operator/audit';
import { noSuch, requireMall } from '../operator/own-shop';
import { clearPublicCaches } from '../operator/public-caches';
import { findShop, resume, suspend } from './shop-store';

async function decide(
  ctx: Context,
  action: 'suspendShop' | 'resumeShop',
  id: number,
  change: (trx: Kysely<Database>) => Promise<boolean>,
): Promise<null> {
  requireMall(ctx, 'shop');
  const shop = await findShop(ctx.db, id);
  await audited(ctx, { action, subject: ['shop', id], shopId: shop?.id }, async (trx) => {
    if (!shop) throw noSuch('shop');
    return change(trx);
  });
  clearPublicCaches(ctx);
  return null;
}

/** The mall's calls that close a shop for its operators too. */
export const suspensionHandlers = defineHandlers({
  suspendShop: (ctx, { params: { id }, body: { reason } }) =>
    decide(ctx, 'suspendShop', id, (trx) => suspend(trx, id, reason, ctx.now())),

  resumeShop: (ctx, { params: { id } }) => decide(ctx, 'resumeShop', id, (trx) => resume(trx, id)),
});
