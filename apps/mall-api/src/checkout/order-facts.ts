import { sql, type Transaction } from 'kysely';
import { prepared } from '../db/prepared';
import type { Database } from '../db/schema';
import { together } from '../db/together';
import { sellable } from '../inventory/availability';
import { heldByOthersOf } from '../inventory/hold-store';
import type { Units } from '../inventory/stock-store';
import { unpaidUnits } from '../inventory/unpaid-units';
import { type Buyer, lockOfBuyer } from './unpaid-limits';

interface Look extends Buyer {
  skuIds: readonly number[];
  now: Date;
}

/** A SKU of an order, as its rules need it. */
export interface OrderedGoods {
  skuId: number;
  isSellable: boolean;
  /** including what the draft holds */
  stock: number;
  shopId: number;
  /** the shop's, frozen in the order */
  commissionPercent: number;
  /** of the stock: held by the draft */
  held: number;
  /** in unpaid orders of the account */
  own: number;
  /** in unpaid orders from the IP address, and in drafts of its other accounts */
  ofCaller: number;
}

const lockingHolds = prepared((db, { preOrderNo }: Look) =>
  db
    .selectFrom('stock_hold')
    .select(['sku_id as skuId', 'quantity'])
    .where('pre_order_no', '=', preOrderNo)
    .orderBy('sku_id')
    .forUpdate(),
);

type GoodsRow = Omit<OrderedGoods, 'held'> & { orders: number; ordersOfCaller: number };

/**
 * Rows are always locked in the order of their ids, so that concurrent orders wait instead of deadlocking.
 * `no key`, because order lines reference the same rows.
 */
const lockingGoods = prepared(
  (_, look: Look) => sql<GoodsRow>`
    with ${unpaidUnits(look)}
    select sku.id as "skuId", sku.stock, shop.id as "shopId",
      shop.commission_percent as "commissionPercent", ${sellable(look.now)} as "isSellable",
      coalesce(unpaid_units.own, 0) as own,
      coalesce(unpaid_units.of_caller, 0) + ${heldByOthersOf(look, sql`sku.id`)} as "ofCaller",
      (select count(*) filter (where is_own) from unpaid_order)::int as orders,
      (select count(*) filter (where is_of_caller) from unpaid_order)::int as "ordersOfCaller"
    from sku join product on product.id = sku.product_id join shop on shop.id = product.shop_id
      left join unpaid_units on unpaid_units.sku_id = sku.id
    where sku.id = any(${look.skuIds}::int[])
    order by sku.id for no key update of sku`,
);

/**
 * Everything that decides whether a draft can become an order, locked until the transaction ends: orders of the account
 * and of its IP address wait, and so do others of the same goods.
 */
export async function lockOrderFacts(trx: Transaction<Database>, look: Look) {
  const [, holds, rows] = await together(trx, [
    lockOfBuyer(trx, look),
    lockingHolds.with(trx, look),
    lockingGoods.with(trx, look),
  ]);
  const held = new Map(holds.map(({ skuId, quantity }: Units) => [skuId, quantity]));
  const goods = rows.map((row): OrderedGoods => {
    const { orders: _orders, ordersOfCaller: _ordersOfCaller, ...one } = row;
    const own = held.get(row.skuId) ?? 0;
    return { ...one, stock: row.stock + own, held: own };
  });
  const { orders = 0, ordersOfCaller = 0 } = rows[0] ?? {};
  return { orders, ordersOfCaller, goods };
}

export type OrderFacts = Awaited<ReturnType<typeof lockOrderFacts>>;
