import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { Units } from './stock-store';

type Db = Kysely<Database>;

/** Who holds units, and for which draft. */
export interface Holder {
  preOrderNo: string;
  userId: number;
  /** a keyed hash of the address; null when the address does not identify a caller */
  callerHash: Buffer | null;
}

/** How much of a shelf one account, or one address, may hold without having ordered. */
export interface HoldLimit {
  minUnits: number;
  /** from 0 to 1 */
  shareOfStock: number;
}

/**
 * Takes units out of the stock for a draft, each sku only if there are as many and the holder may. What
 * cannot be held is sold to whoever orders first.
 */
export async function holdStock(
  db: Db,
  { preOrderNo, userId, callerHash }: Holder,
  units: readonly Units[],
  { minUnits, shareOfStock }: HoldLimit,
): Promise<void> {
  await sql`
    with wanted as (
      select * from unnest(${units.map((one) => one.skuId)}::int[], ${units.map((one) => one.quantity)}::int[])
        as wanted (sku_id, quantity)
    ), locked_sku as (
      select sku.id, wanted.quantity, (
        select coalesce(sum(other.quantity), 0) from stock_hold other
        where other.sku_id = sku.id
          and (other.user_id = ${userId} or other.caller_hash = ${callerHash}::bytea)
      ) as held
      from sku join wanted on wanted.sku_id = sku.id
      order by sku.id for no key update of sku
    ), taken as (
      update sku set stock = sku.stock - locked_sku.quantity from locked_sku
      where sku.id = locked_sku.id and sku.stock >= locked_sku.quantity
        and locked_sku.held + locked_sku.quantity
          <= greatest(${minUnits}::int, floor((sku.stock + locked_sku.held) * ${shareOfStock}::float8))
      returning sku.id, locked_sku.quantity
    )
    insert into stock_hold (pre_order_no, sku_id, quantity, user_id, caller_hash)
    select ${preOrderNo}, id, quantity, ${userId}, ${callerHash}::bytea from taken
  `.execute(db);
}

/** Puts back what a person's drafts hold: of the drafts of one person only the newest holds anything. */
export async function releaseHoldsOf(db: Db, userId: number): Promise<void> {
  await release(db, sql`stock_hold.user_id = ${userId}`);
}

/** Puts back what drafts hold that expired by `now`, of at most `most` rows. */
export async function releaseExpiredHolds(db: Db, now: Date, most: number): Promise<void> {
  await release(
    db,
    sql`(stock_hold.pre_order_no, stock_hold.sku_id) in (
      select expired.pre_order_no, expired.sku_id
      from stock_hold expired join pre_order on pre_order.no = expired.pre_order_no
      where pre_order.expires_at <= ${now}
      limit ${most} for update of expired skip locked
    )`,
  );
}

/** Deleting decides: what two calls release at once comes back once. */
async function release(db: Db, which: ReturnType<typeof sql>) {
  await sql`
    with gone as (
      delete from stock_hold where ${which} returning sku_id, quantity
    ), units as (
      select sku_id, sum(quantity)::int as quantity from gone group by sku_id
    ), locked_sku as (
      select sku.id, units.quantity from sku join units on units.sku_id = sku.id
      order by sku.id for no key update of sku
    )
    update sku set stock = sku.stock + locked_sku.quantity
    from locked_sku where sku.id = locked_sku.id
  `.execute(db);
}

/** Units of a sku that drafts hold. */
export async function heldUnits(db: Db, skuId: number): Promise<number> {
  const { units } = await db
    .selectFrom('stock_hold')
    .select(sql<number>`coalesce(sum(quantity), 0)::int`.as('units'))
    .where('sku_id', '=', skuId)
    .executeTakeFirstOrThrow();
  return units;
}

/** The stock of a row of `sku` for a person: what the person's own draft holds is there for the person. */
export const stockFor = (userId: number) => sql<number>`
  (sku.stock + coalesce((select sum(stock_hold.quantity) from stock_hold
    where stock_hold.sku_id = sku.id and stock_hold.user_id = ${userId}), 0))::int`;
