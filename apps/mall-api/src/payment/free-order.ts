import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { markPaid } from './paid-store';

/** What is said of an order while it is placed. */
interface PlacedOrder {
  id: number;
  payMinor: number;
}

/**
 * An order that costs nothing is paid in the moment in which it is placed: there is no provider to take
 * nothing, and nothing is left for the shopper to do.
 */
export async function settleFreeOrder(
  trx: Transaction<Database>,
  { id, payMinor }: PlacedOrder,
  now: Date,
): Promise<void> {
  if (payMinor === 0) await markPaid(trx, id, now);
}
