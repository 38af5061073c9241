import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/schema';
import type { ListedUnits } from './stock-store';
import { type Caller, type SkuIds, unpaidUnits } from './unpaid-units';

type Db = Kysely<Database>;

/** The owner of held units, and the draft. */
export interface Holder extends Caller {
  preOrderNo: string;
}

/** SQL expression: the units of a SKU that drafts of other accounts from the same IP address hold. */
export const heldByOthersOf = (
  { userId, callerHash }: Caller,
  skuId: RawBuilder<unknown>,
): RawBuilder<number> => sql`(
  select coalesce(sum(other.quantity), 0)::int from stock_hold other
  where other.sku_id = ${skuId}
    and other.user_id <> ${userId} and other.caller_hash = ${callerHash}::bytea)`;

/** SQL expression: the SKUs that drafts of other accounts from the same IP address hold. */
const skusHeldByOthersOf = ({ userId, callerHash }: Caller) => sql`(
  select count(*) from stock_hold other
  where other.user_id <> ${userId} and other.caller_hash = ${callerHash}::bytea)`;

/** A SKU as the limits of holds need it. */
export interface HoldableGoods {
  skuId: number;
  /** including what the person's drafts hold */
  stock: number;
  /** in unpaid orders of the account */
  own: number;
  /** in unpaid orders from the IP address, and in drafts of its other accounts */
  ofCaller: number;
  /** since when the account has held it, and anybody from the IP address; null: not after `since` */
  ownSince: Date | null;
  callerSince: Date | null;
  /** the same for all: SKUs that drafts of other accounts from the IP address hold */
  skusOfOthers: number;
}

interface HoldLook extends Caller {
  /** SKUs, or an SQL expression for them */
  skuIds: SkuIds;
  /** earlier holds do not count */
  since: Date;
}

/** What decides how many units a person's draft may hold. Does not see what concurrent statements hold. */
export const holdableGoods = ({
  userId,
  callerHash,
  skuIds,
  since,
}: HoldLook) => sql<HoldableGoods>`
  with ${unpaidUnits({ userId, callerHash, skuIds })}
  select sku.id as "skuId", ${stockFor(userId)} as stock, coalesce(unpaid_units.own, 0) as own,
    coalesce(unpaid_units.of_caller, 0) + ${heldByOthersOf({ userId, callerHash }, sql`sku.id`)} as "ofCaller",
    (select began_at from hold_period
      where sku_id = sku.id and user_id = ${userId} and began_at > ${since}) as "ownSince",
    (select min(began_at) from hold_period
      where sku_id = sku.id and caller_hash = ${callerHash}::bytea and began_at > ${since}) as "callerSince",
    ${skusHeldByOthersOf({ userId, callerHash })}::int as "skusOfOthers"
  from sku left join unpaid_units on unpaid_units.sku_id = sku.id
  where sku.id = any(${skuIds}::int[])
  order by sku.id`;

/** Units that a draft is to hold, each SKU with whether a period of holding it begins. */
export interface ListedHolds extends ListedUnits {
  begin: readonly boolean[];
}

/**
 * SQL fragment: returns what a person's drafts hold to stock, and takes units for a new draft, each SKU only
 * if enough are in stock. Units that cannot be held go to whoever orders first. Only a person's newest draft holds stock.
 */
export const swappingHolds = (
  { preOrderNo, userId, callerHash }: Holder,
  { skuIds, quantities, begin }: ListedHolds,
  now: Date,
): RawBuilder<unknown> => sql`
  gone as (
    delete from stock_hold where user_id = ${userId} returning sku_id, quantity
  ), change as (
    select sku_id, sum(back)::int as back, sum(wanted)::int as wanted, bool_or(begins) as begins from (
      select sku_id, quantity as back, 0 as wanted, false as begins from gone
      union all select sku_id, 0, quantity, begins
        from unnest(${skuIds}::int[], ${quantities}::int[], ${begin}::boolean[])
          as line (sku_id, quantity, begins)
    ) as unit group by sku_id
  ), locked_sku as (
    select sku.id, change.back, change.wanted, change.begins, sku.stock + change.back as stock
    from sku join change on change.sku_id = sku.id
    order by sku.id for no key update of sku
  ), decided as (
    select id, back, begins, case when stock >= wanted then wanted else 0 end as taken from locked_sku
  ), restocked as (
    update sku set stock = sku.stock + decided.back - decided.taken
    from decided where sku.id = decided.id and decided.back <> decided.taken
  ), held as (
    insert into stock_hold (pre_order_no, sku_id, quantity, user_id, caller_hash)
    select ${preOrderNo}, id, taken, ${userId}, ${callerHash}::bytea from decided where taken > 0
  ), begun as (
    insert into hold_period (sku_id, user_id, caller_hash, began_at)
    select id, ${userId}, ${callerHash}::bytea, ${now} from decided where taken > 0 and begins
    on conflict (sku_id, user_id) do update
      set began_at = excluded.began_at, caller_hash = excluded.caller_hash
  )`;

/**
 * Returns holds that expired by `now` to stock, at most `most` rows. The deletion is decisive: concurrent
 * calls return each hold once.
 */
export async function releaseExpiredHolds(db: Db, now: Date, most: number): Promise<void> {
  await sql`
    with gone as (
      delete from stock_hold where (pre_order_no, sku_id) in (
        select expired.pre_order_no, expired.sku_id
        from stock_hold expired join pre_order on pre_order.no = expired.pre_order_no
        where pre_order.expires_at <= ${now}
        limit ${most} for update of expired skip locked
      ) returning sku_id, quantity
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

/** Units of a SKU held by the drafts of others. */
export async function unitsHeldByOthers(db: Db, userId: number, skuId: number): Promise<number> {
  const { units } = await db
    .selectFrom('stock_hold')
    .select(sql<number>`coalesce(sum(quantity), 0)::int`.as('units'))
    .where('sku_id', '=', skuId)
    .where('user_id', '<>', userId)
    .executeTakeFirstOrThrow();
  return units;
}

/** The stock of a `sku` row for a person, including what the person's own draft holds. */
export const stockFor = (userId: number) => sql<number>`
  (sku.stock + coalesce((select sum(stock_hold.quantity) from stock_hold
    where stock_hold.sku_id = sku.id and stock_hold.user_id = ${userId}), 0))::int`;
