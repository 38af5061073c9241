import { type Kysely, sql } from 'kysely';
import { countRows } from '../db/count-rows';
import type { Database } from '../db/schema';
import { SHOPS } from '../listing/scope';
import type { CouponDraft } from './coupon-rules';

type Db = Kysely<Database>;

const FIRST = { offset: 0, limit: 20 };

const goods = (db: Db, { useType, shopId, productIds, categoryIds }: CouponDraft) =>
  db
    .selectFrom('listed_product')
    .innerJoin('product', 'product.id', 'listed_product.product_id')
    .$if(shopId !== null, (query) =>
      query.where(sql<boolean>`listed_product.scopes @> ${[SHOPS + (shopId ?? 0)]}::bigint[]`),
    )
    .$if(useType === 2, (query) =>
      query.where('product.id', '=', sql<number>`any(${[...productIds]}::int[])`),
    )
    .$if(useType === 4, (query) =>
      query.where(sql<boolean>`listed_product.scopes && ${[...categoryIds]}::bigint[]`),
    );

/** Goods on sale that a coupon is for, best first. */
export async function goodsFor(db: Db, coupon: CouponDraft) {
  const rows = await goods(db, coupon)
    .select(['product.id', 'product.name', 'product.price_minor'])
    .orderBy('listed_product.by_rank')
    .limit(FIRST.limit)
    .execute();
  return { rows, total: await countRows(db, goods(db, coupon), FIRST) };
}

/** All accounts, or the buyers of the mall or of a shop. */
type Audience = 'all' | { buyersOf: number | null };

const accounts = (db: Db, audience: Audience) =>
  db
    .selectFrom('user_account')
    .where('is_enabled', '=', true)
    .where('kind', '!=', 'visitor')
    .$if(audience !== 'all', (query) =>
      query.where((eb) =>
        eb.exists(
          eb
            .selectFrom('shop_order')
            .select('shop_order.id')
            .whereRef('shop_order.user_id', '=', 'user_account.id')
            .where('shop_order.is_paid', '=', true)
            .$if(audience !== 'all' && audience.buyersOf !== null, (orders) =>
              orders.where('shop_order.shop_id', '=', (audience as { buyersOf: number }).buyersOf),
            ),
        ),
      ),
    );

/** Accounts of an audience, oldest first. */
export async function accountsOf(db: Db, audience: Audience) {
  const rows = await accounts(db, audience)
    .select(['id', 'nickname'])
    .orderBy('id')
    .limit(FIRST.limit)
    .execute();
  return { rows, total: await countRows(db, accounts(db, audience), FIRST) };
}
