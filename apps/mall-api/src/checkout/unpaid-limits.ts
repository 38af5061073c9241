import { sql, type Kysely, type Transaction } from 'kysely';
import { prepared } from '../db/prepared';
import type { Database } from '../db/schema';
import { heldByOthersOf } from '../inventory/hold-store';
import type { ListedUnits } from '../inventory/stock-store';
import { unpaidUnits, type Caller } from '../inventory/unpaid-units';
import { BusinessError } from '../kernel/errors';
import type { Policy } from '../policy/policy';
import { overLimit, type UnpaidGoods } from './unpaid-rules';

type Trx = Transaction<Database>;

/** Whoever is about to reserve goods without having paid. */
export interface Buyer extends Caller {
  preOrderNo: string;
}

/** Units reserved by unpaid orders, of one account and of one IP address. */
export interface Reservations {
  orders: number;
  ordersOfCaller: number;
  goods: UnpaidGoods[] | null;
}

/**
 * Serialises orders of an account, and of an IP address, until the transaction ends, so that the counts of
 * `reservationsOf` and of stock holds stay valid.
 */
export const lockBuyer = (trx: Trx, caller: Caller) => buyerLock(trx, keysOf(caller));

/** The same, to be sent together with what it protects. */
export const lockOfBuyer = (db: Kysely<Database>, caller: Caller) =>
  buyerLock.with(db, keysOf(caller));

const buyerLock = prepared(
  (_, { keys }: ReturnType<typeof keysOf>) =>
    sql`select pg_advisory_xact_lock(key) from unnest(${keys}::bigint[]) as key`,
);

const keysOf = ({ userId, callerHash }: Caller) => ({
  keys: [userId, ...(callerHash ? [callerHash.readBigInt64BE()] : [])],
});

/**
 * SQL expression: what unpaid orders of a buyer reserve, and of the IP address also what drafts of other accounts hold.
 * In the statement that writes an order it does not count that order.
 */
export const reservationsOf = ({
  userId,
  preOrderNo,
  callerHash,
  skuIds,
}: Buyer & { skuIds: readonly number[] }) => sql<Reservations>`(
    with ${unpaidUnits({ userId, callerHash, skuIds })}
    select json_build_object(
      'orders', (select count(*) filter (where is_own) from unpaid_order),
      'ordersOfCaller', (select count(*) filter (where is_of_caller) from unpaid_order),
      'goods', (select json_agg(json_build_object('skuId', sku.id,
          'stock', sku.stock + coalesce(stock_hold.quantity, 0),
          'own', coalesce(unpaid_units.own, 0), 'ofCaller',
          coalesce(unpaid_units.of_caller, 0) + ${heldByOthersOf({ userId, callerHash }, sql`sku.id`)}))
        from sku left join unpaid_units on unpaid_units.sku_id = sku.id
          left join stock_hold on stock_hold.sku_id = sku.id and stock_hold.pre_order_no = ${preOrderNo}
        where sku.id = any(${skuIds}::int[])))
  )`;

/**
 * SQL condition: an order is within the limits of unpaid ones, however large the stock is. One that does not meet it
 * may still be.
 */
export const isWithinLimits = (
  buyer: Caller & ListedUnits & Pick<Policy['unpaid'], 'ordersPerAccount' | 'ordersPerCaller'>,
  surelyAllowed: number,
) => sql<boolean>`(
    with ${unpaidUnits(buyer)}
    select count(*) filter (where is_own) < ${buyer.ordersPerAccount}
      and (count(*) filter (where is_of_caller) < ${buyer.ordersPerCaller} or ${buyer.callerHash}::bytea is null)
      and not exists (
        select from unnest(${buyer.skuIds}::int[], ${buyer.quantities}::int[]) as line (sku_id, quantity)
          left join unpaid_units on unpaid_units.sku_id = line.sku_id
        where line.quantity + greatest(own, of_caller, 0)
          + ${heldByOthersOf(buyer, sql`line.sku_id`)} > ${surelyAllowed})
    from unpaid_order
  )`;

/** Units of a SKU that a buyer may reserve however few are left. */
export const surelyAllowed = ({ minUnits, unitsPerAccount, unitsPerCaller }: Policy['unpaid']) =>
  Math.min(minUnits, unitsPerAccount, unitsPerCaller);

interface HeldLine {
  skuId: number;
  productName: string;
  skuName: string;
  quantity: number;
}

const name = ({ productName, skuName }: HeldLine) =>
  `“${productName}”${skuName ? ` (${skuName})` : ''}`;

/** Rejects an order that would reserve too much without payment, given what its buyer has reserved already. */
export function enforceUnpaidLimits(
  policy: Policy['unpaid'],
  { callerHash }: Pick<Buyer, 'callerHash'>,
  reserved: Reservations,
  lines: readonly HeldLine[],
): void {
  if (reserved.orders >= policy.ordersPerAccount) {
    throw new BusinessError(
      500,
      `You have ${reserved.orders} unpaid orders. Please pay for one of them, or cancel one, before you order again.`,
    );
  }
  if (callerHash && reserved.ordersOfCaller >= policy.ordersPerCaller) {
    throw new BusinessError(
      500,
      'There are too many unpaid orders from your network. Please pay for yours, or try again later.',
    );
  }
  const goods = new Map((reserved.goods ?? []).map((one) => [one.skuId, one]));
  for (const line of lines) {
    const found = goods.get(line.skuId);
    const most = found && overLimit(policy, found, line.quantity, callerHash !== null);
    if (most === undefined) continue;
    throw new BusinessError(
      500,
      `At most ${most} of ${name(line)} can be in unpaid orders at a time. Please order fewer, or pay for what you have ordered first.`,
    );
  }
}
