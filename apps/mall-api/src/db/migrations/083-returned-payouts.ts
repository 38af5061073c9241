import { type Kysely, sql } from 'kysely';
import { branch, branches, ofMall, ofShop } from './074c-ledger-due';

/** Payouts that a bank sends back after they were paid: the shop is owed them again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const KINDS = `('payment','refund','refundPaid','unmatchedPayment','paymentNote','payout',
  'payoutPaid','payoutFailed','payoutReturned')`;

/** What was paid stays posted when it is returned. */
const returned = [
  branch('payoutPaid', {
    subject: 'p.id',
    currency: 'p.currency',
    from: 'payout p',
    lines: [
      ofMall('payoutsInTransit', 'payout', 'p.amount_minor'),
      ofMall('bank', 'payout', '-p.amount_minor'),
    ].join(),
    where: "p.status in ('paid', 'returned')",
  }),
  branch('payoutReturned', {
    subject: 'p.id',
    currency: 'p.currency',
    from: 'payout p',
    lines: [
      ofMall('bank', 'payoutReturned', 'p.amount_minor'),
      ofShop('payoutReturned', 'p.shop_id', '-p.amount_minor'),
    ].join(),
    where: "p.status = 'returned'",
  }),
];

const kept = branches.filter((one) => !one.includes("'payoutPaid'::text as kind"));

const statements = [
  `alter table payout drop constraint payout_status_check, drop constraint payout_check`,
  `alter table payout
    add constraint payout_status_check
      check (status in ('recorded','sent','paid','failed','returned')),
    add constraint payout_failure_check
      check ((failure is null) = (status not in ('failed','returned')))`,
  `alter table ledger_transaction drop constraint ledger_transaction_kind_check`,
  `alter table ledger_transaction
    add constraint ledger_transaction_kind_check check (kind in ${KINDS})`,
  `create or replace view ledger_due as ${[...kept, ...returned].join(' union all ')}`,
];
