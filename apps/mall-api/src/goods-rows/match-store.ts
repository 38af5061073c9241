import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema';

type Db = Kysely<Database>;

export interface KnownGoods {
  id: number;
  shopId: number;
  code: string | null;
}

interface Wanted {
  /** Default: of all shops. */
  shopId: number | undefined;
  ids: readonly number[];
  skuIds: readonly number[];
  /** By the shops of `shops`. */
  codes: readonly string[];
  shops: readonly number[];
}

/** Goods that are not archived, by their ids, skus and codes. */
export async function findKnown(db: Db, { shopId, ids, skuIds, codes, shops }: Wanted) {
  const { rows } = await sql<KnownGoods & { skuIds: number[] }>`
    select p.id, p.shop_id as "shopId", p.code,
      array(select s.id from sku s where s.product_id = p.id and s.id = any(${[...skuIds]}::int[]))
        as "skuIds"
    from product p where not p.is_removed
      and (${shopId ?? null}::int is null or p.shop_id = ${shopId ?? null}::int)
      and p.id in (
        select unnest(${[...ids]}::int[])
        union select product_id from sku
          where id = any(${[...skuIds]}::int[]) and not is_removed
        union select id from product
          where shop_id = any(${[...shops]}::int[]) and code = any(${[...codes]}::text[]))`.execute(
    db,
  );
  return rows;
}

/** The given ids of shops that exist. */
export async function findShops(db: Db, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('shop').select('id').where('id', 'in', ids).execute();
  return rows.map(({ id }) => id);
}

/** So that goods with the same code are created one after the other. */
export const lockShops = (trx: Db, ids: readonly number[]) =>
  trx
    .selectFrom('shop')
    .select('id')
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/** All skus of goods, in the order of their ids, as in orders. */
export const lockSkusOfGoods = (trx: Db, goodsIds: readonly number[]) =>
  trx
    .selectFrom('sku')
    .select('id')
    .where('product_id', '=', sql<number>`any(${[...goodsIds]}::int[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
