import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../db/schema';
import type { ListedUnits } from './stock-store';
import { unpaidUnits, type Caller } from './unpaid-units';

type Db = Kysely<Database>;

/** The owner of held units, and the draft. */
export interface Holder extends Caller {
  preOrderNo: string;
}

/** How much of the stock one account, or one IP address, may keep from others without paying. */
export interface HoldLimit {
  /** units of a SKU */
  unitsPerAccount: number;
  unitsPerCaller: number;
  minUnits: number;
  /** from 0 to 1 */
  shareOfStock: number;
}

/** For how many SKUs, and how long, drafts may hold stock. See the policy's `hold`. */
export interface HoldRules {
  skusPerDraft: number;
  skusPerCaller: number;
  minutes: number;
  againAfterMinutes: number;
  now: Date;
}

/** SQL expression: the units of `stock` that one buyer may keep, who has `held`; as `maxUnits` of the checkout. */
const mostUnits = (
  { minUnits, shareOfStock }: HoldLimit,
  units: number,
  held: RawBuilder<unknown>,
) => sql`least(${units}::int,
  greatest(${minUnits}::int, floor((stock + ${held}) * ${shareOfStock}::float8)))`;

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

const agoOf = (now: Date, minutes: number) =>
  sql`${now}::timestamptz - make_interval(mins => ${minutes}::int)`;

/** SQL condition: `owner` has held the SKU `id` for long enough, and not so long ago that it may hold it again. */
const isUsedUp = (
  { now, minutes, againAfterMinutes }: HoldRules,
  owner: RawBuilder<unknown>,
) => sql`
  exists (select from hold_period where hold_period.sku_id = id and ${owner}
    and began_at <= ${agoOf(now, minutes)} and began_at > ${agoOf(now, againAfterMinutes)})`;

/**
 * SQL fragment: returns what a person's drafts hold to stock, and takes units for a new draft, each SKU only
 * if enough are in stock and within the limits, which count unpaid orders too. A SKU is held for so long only,
 * whatever the number of drafts, else somebody could keep it from all others without buying. Units that cannot be held go to
 * whoever orders first. Only a person's newest draft holds stock. Run it after `lockBuyer` for more than
 * `minUnits`: it does not see what concurrent statements hold.
 */
export const swappingHolds = (
  { preOrderNo, userId, callerHash }: Holder,
  { skuIds, quantities }: ListedUnits,
  limit: HoldLimit & HoldRules,
): RawBuilder<unknown> => sql`
  ${unpaidUnits({ userId, callerHash, skuIds })}, gone as (
    delete from stock_hold where user_id = ${userId} returning sku_id, quantity
  ), change as (
    select sku_id, sum(back)::int as back, sum(wanted)::int as wanted from (
      select sku_id, quantity as back, 0 as wanted from gone
      union all select sku_id, 0, quantity
        from unnest(${skuIds}::int[], ${quantities}::int[]) as line (sku_id, quantity)
    ) as unit group by sku_id
  ), locked_sku as (
    select sku.id, change.back, change.wanted, sku.stock + change.back as stock,
      coalesce(unpaid_units.own, 0) as own,
      coalesce(unpaid_units.of_caller, 0) + ${heldByOthersOf({ userId, callerHash }, sql`sku.id`)} as of_caller
    from sku join change on change.sku_id = sku.id
      left join unpaid_units on unpaid_units.sku_id = sku.id
    order by sku.id for no key update of sku
  ), in_order as (
    select *, row_number() over (partition by wanted > 0 order by id) as at from locked_sku
  ), decided as (
    select id, back, case when stock >= wanted
      and at <= least(${limit.skusPerDraft}::int,
        ${limit.skusPerCaller}::int - ${skusHeldByOthersOf({ userId, callerHash })})
      and not ${isUsedUp(limit, sql`user_id = ${userId}`)}
      and not ${isUsedUp(limit, sql`caller_hash = ${callerHash}::bytea`)}
      and own + wanted <= ${mostUnits(limit, limit.unitsPerAccount, sql`own`)}
      and of_caller + wanted <= ${mostUnits(limit, limit.unitsPerCaller, sql`of_caller`)}
      then wanted else 0 end as taken
    from in_order
  ), restocked as (
    update sku set stock = sku.stock + decided.back - decided.taken
    from decided where sku.id = decided.id and decided.back <> decided.taken
  ), held as (
    insert into stock_hold (pre_order_no, sku_id, quantity, user_id, caller_hash)
    select ${preOrderNo}, id, taken, ${userId}, ${callerHash}::bytea from decided where taken > 0
  ), begun as (
    insert into hold_period (sku_id, user_id, caller_hash, began_at)
    select id, ${userId}, ${callerHash}::bytea, ${limit.now} from decided where taken > 0
    on conflict (sku_id, user_id) do update
      set began_at = excluded.began_at, caller_hash = excluded.caller_hash
      where hold_period.began_at <= ${agoOf(limit.now, limit.againAfterMinutes)}
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
