import { events } from '@vermilion/mails';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { PayoutStatus, ShopOrderStatus } from '../db/schema';
import { refundStates } from '../refund/machine';
import { withDatabases } from '../testing/app';
import { eventOfState } from './refund-notices';

/** Events that no change of a row tells of: jobs find them, or a provider's message contains them. */
const toldByCode = ['couponExpiring', 'ledgerDiffers', 'paymentContradicts'];

/** The mail of each state that an order of a shop comes to; a new state needs a line, or a reason for none. */
const eventOfOrder: Record<ShopOrderStatus, keyof typeof events | 'the mails of the payment'> = {
  toShip: 'the mails of the payment',
  toReceive: 'orderShipped',
  toReview: 'orderDelivered',
  completed: 'reviewInvited',
  cancelled: 'orderCancelled',
};

/** The same of a payout. Nothing has come of one that is recorded or on its way. */
const eventOfPayout: Record<PayoutStatus, keyof typeof events | null> = {
  recorded: null,
  sent: null,
  paid: 'payoutPaid',
  failed: 'payoutFailed',
  returned: 'payoutReturned',
};

withDatabases((openApp) => {
  it('the database tells of every event of the table, and of no other', async () => {
    const { db } = await openApp();
    const { rows } = await sql<{ body: string }>`
      select prosrc as body from pg_proc where prosrc like '%perform tell(%'`.execute(db);
    const told = rows.flatMap(({ body }) =>
      [...body.matchAll(/perform tell\('(\w+)'/g)].map(([, event]) => event ?? ''),
    );
    const all = [...new Set([...told, ...toldByCode])];
    expect(all.toSorted()).toEqual(Object.keys(events).toSorted());
  });

  it('every state of refunds, orders and payouts has its row', () => {
    const rows = [
      ...refundStates.map((state) => eventOfState[state]),
      ...Object.values(eventOfOrder),
      ...Object.values(eventOfPayout),
    ];
    const missing = rows.filter(
      (row) => row && row !== 'the mails of the payment' && !(row in events),
    );
    expect(missing).toEqual([]);
  });
});
