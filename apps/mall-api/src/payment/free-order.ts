import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { markPaid } from './paid-store';

/** The placed order's data. */
interface PlacedOrder {
  id: number;
  payMinor: number;
}

/**
 * An order with nothing to pay is marked as paid when it is placed: no provider is involved, and nothing is
 * left for the shopper to do.
 */
export async function settleFreeOrder(
  trx: Transaction<Database>,
  { id, payMinor }: PlacedOrder,
  now: Date,
): Promise<void> {
  if (payMinor === 0) await markPaid(trx, id, now);
}
