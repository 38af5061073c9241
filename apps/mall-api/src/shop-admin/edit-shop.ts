import type { OperatorShopDetail } from '@vermilion/api-client/operator';
import type { Kysely, Transaction, Updateable } from 'kysely';
import type { Database, ShopTable } from '../db/schema';
import type { Context } from '../kernel/context';
import type { AuditContext } from '../operator/audit';
import { edited } from '../operator/edit';
import { shopOf } from '../operator/own-shop';
import { clearPublicCaches } from '../operator/public-caches';
import { findShop, updateShop } from './shop-store';
import { toShopDetail } from './shop-wire';

/** Reads the detail of a shop that a key may see. */
export const shopReader =
  (ctx: Context, id: number) =>
  async (db: Kysely<Database>): Promise<OperatorShopDetail | undefined> => {
    const row = await findShop(db, shopOf(ctx, id));
    return row && toShopDetail(ctx, db, row);
  };

/**
 * Saves some columns of a shop. `prepare` returns them; it may refuse, and write texts, in the same transaction.
 */
export async function editShop(
  ctx: Context,
  action: AuditContext['action'],
  target: { id: number; version: number },
  prepare: (trx: Transaction<Database>) => Promise<Updateable<ShopTable>>,
): Promise<OperatorShopDetail> {
  const audit = { action, subject: ['shop', target.id], shopId: () => target.id } as const;
  const saved = await edited(ctx, audit, {
    read: shopReader(ctx, target.id),
    write: async (trx) => updateShop(trx, target, await prepare(trx)),
  });
  clearPublicCaches(ctx);
  return saved as OperatorShopDetail;
}
