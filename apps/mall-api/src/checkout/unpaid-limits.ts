import { type Kysely, sql } from 'kysely';
import { prepared } from '../db/prepared';
import type { Database } from '../db/schema';
import type { Caller } from '../inventory/unpaid-units';
import { namedError } from '../kernel/errors';
import type { Policy } from '../policy/policy';
import { overLimit, type UnpaidGoods } from './unpaid-rules';

/** Whoever is about to reserve goods without having paid. */
export interface Buyer extends Caller {
  preOrderNo: string;
}

/** Units reserved by unpaid orders, of one account and of one IP address. */
export interface Reservations {
  orders: number;
  ordersOfCaller: number;
  goods: readonly UnpaidGoods[];
}

/**
 * Serialises orders of an account, and of an IP address, until the transaction ends, so that what is known of their unpaid
 * orders and held stock stays true. To be sent together with what reads it.
 */
export const lockOfBuyer = (db: Kysely<Database>, caller: Caller) =>
  buyerLock.with(db, keysOf(caller));

const buyerLock = prepared(
  (_, { keys }: ReturnType<typeof keysOf>) =>
    sql`select pg_advisory_xact_lock(key) from unnest(${keys}::bigint[]) as key`,
);

const keysOf = ({ userId, callerHash }: Caller) => ({
  keys: [userId, ...(callerHash ? [callerHash.readBigInt64BE()] : [])],
});

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
    throw namedError(
      'unpaid-orders',
      500,
      `You have ${reserved.orders} unpaid orders. Please pay for one of them, or cancel one, before you order again.`,
    );
  }
  if (callerHash && reserved.ordersOfCaller >= policy.ordersPerCaller) {
    throw namedError(
      'unpaid-orders',
      500,
      'There are too many unpaid orders from your network. Please pay for yours, or try again later.',
    );
  }
  const goods = new Map(reserved.goods.map((one) => [one.skuId, one]));
  for (const line of lines) {
    const found = goods.get(line.skuId);
    const most = found && overLimit(policy, found, line.quantity, callerHash !== null);
    if (most === undefined) continue;
    throw namedError(
      'unpaid-orders',
      500,
      `At most ${most} of ${name(line)} can be in unpaid orders at a time. Please order fewer, or pay for what you have ordered first.`,
    );
  }
}
