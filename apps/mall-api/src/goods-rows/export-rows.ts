import type { GoodsBatch } from '@vermilion/api-client/operator';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema';
import { readGoods } from '../goods-admin/save-goods';
import type { Context } from '../kernel/context';
import { exportedColumns } from './columns';
import { readNames } from './goods-names';
import { toRows } from './to-rows';

interface Batch {
  /** Default: all. */
  shopId: number | undefined;
  /** Id of the goods before. */
  after: number;
  /** Rows, of which one more goods may have more. */
  size: number;
}

/** Goods after others, with how many skus each has, as many as make up the size. */
async function idsAfter(db: Kysely<Database>, { shopId, after, size }: Batch): Promise<number[]> {
  const { rows } = await sql<{ id: number; skus: number }>`
    select p.id, (select count(*) from sku where product_id = p.id and not is_removed)::int as skus
    from product p where p.id > ${after} and not p.is_removed
      and (${shopId ?? null}::int is null or p.shop_id = ${shopId ?? null}::int)
    order by p.id limit ${size}`.execute(db);
  let sum = 0;
  const fitting = rows.filter(({ skus }) => (sum += skus) <= size);
  return (fitting.length > 0 ? fitting : rows.slice(0, 1)).map(({ id }) => id);
}

async function countAfter(db: Kysely<Database>, { shopId, after }: Batch): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select count(*)::int as left from sku join product p on p.id = sku.product_id
    where p.id > ${after} and not p.is_removed and not sku.is_removed
      and (${shopId ?? null}::int is null or p.shop_id = ${shopId ?? null}::int)`.execute(db);
  return rows[0]?.left ?? 0;
}

/** A batch of rows of goods that are not archived, in the order of the ids of the goods. */
export async function exportRows(ctx: Context, batch: Batch): Promise<GoodsBatch> {
  const ids = await idsAfter(ctx.db, batch);
  const goods = await readGoods(ctx, ctx.db, { shopId: batch.shopId, ids });
  const namesOf = await readNames(ctx.db, [...new Set(goods.map(({ shopId }) => shopId))]);
  const rows = goods.flatMap((one) => toRows(one, namesOf(one.shopId)));
  const last = ids.at(-1) ?? batch.after;
  const left = await countAfter(ctx.db, { ...batch, after: last });
  return { columns: [...exportedColumns], rows, next: left > 0 ? last : null, left };
}
