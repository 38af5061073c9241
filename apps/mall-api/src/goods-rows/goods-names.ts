import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { Paths } from './names';

/** What goods refer to, by the names that cells have. */
export interface GoodsNames {
  categories: Paths;
  /** Of the shop of the goods. */
  shopCategories: Paths;
  guarantees: Paths;
}

/** The names for the goods of each shop. */
export async function readNames(
  db: Kysely<Database>,
  shopIds: readonly number[],
): Promise<(shopId: number) => GoodsNames> {
  const tree = await db.selectFrom('category').select(['id', 'pid', 'name']).execute();
  const promises = await db.selectFrom('guarantee').select(['id', 'name']).execute();
  const [categories, guarantees] = [new Paths(tree), new Paths(promises)];
  const own = shopIds.length
    ? await db
        .selectFrom('shop_goods_category')
        .select(['id', 'pid', 'name', 'shop_id'])
        .where('shop_id', 'in', [...shopIds])
        .execute()
    : [];
  const byShop = new Map(
    shopIds.map((shopId) => [shopId, new Paths(own.filter(({ shop_id }) => shop_id === shopId))]),
  );
  const none = new Paths([]);
  return (shopId) => ({
    categories,
    guarantees,
    shopCategories: byShop.get(shopId) ?? none,
  });
}
