import { sql } from 'kysely';
import type { Database, LedgerKind } from '../db/schema';
import type { Check } from './check';

/** The rows that each kind of transaction is about. */
const SUBJECTS: Record<LedgerKind, keyof Database> = {
  payment: 'shop_order',
  refund: 'refund_order',
  refundPaid: 'payment_refund',
  unmatchedPayment: 'payment_refund',
  paymentNote: 'payment_note',
  payout: 'payout',
  payoutPaid: 'payout',
  payoutFailed: 'payout',
  payoutReturned: 'payout',
};

const postingBalance: Check = {
  name: 'posting-balance',
  over: 'ledger_transaction',
  find: (inPart) => sql`
    select t.kind || ' ' || t.subject_id as subject, 'sum' as fact, 0::bigint as expected,
      sum(e.amount_minor) as found, a.currency
    from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
      join ledger_account a on a.code = e.account
    where ${inPart('t.id')} and ${inPart('e.transaction_id')}
    group by t.id, a.currency having sum(e.amount_minor) <> 0`,
};

/** Transactions of one kind and the view `ledger_due`, which says what they must be. */
const postingDue = (kind: LedgerKind): Check => ({
  name: 'posting-due',
  over: SUBJECTS[kind],
  find: (inPart) => sql`
    select ${sql.lit(`${kind} `)} || coalesce(due.subject_id, posted.subject_id) as subject,
      coalesce(due.item, posted.item) || ' ' || coalesce(due.code, posted.code) as fact,
      coalesce(due.amount, 0) as expected, coalesce(posted.amount, 0) as found,
      coalesce(due.currency, posted.currency) as currency
    from (
      select subject_id, concat_ws(':', account, shop_id, provider, currency) as code, item,
        currency, sum(amount_minor) as amount
      from ledger_due where kind = ${sql.lit(kind)} and ${inPart('subject_id')} group by 1, 2, 3, 4
    ) due full join (
      select t.subject_id, e.account as code, e.item, a.currency, sum(e.amount_minor) as amount
      from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
        join ledger_account a on a.code = e.account
      where t.kind = ${sql.lit(kind)} and ${inPart('t.subject_id')} group by 1, 2, 3, 4
    ) posted on (due.subject_id, due.code, due.item)
      = (posted.subject_id, posted.code, posted.item)
    where due.amount is distinct from posted.amount`,
});

export const postingChecks: readonly Check[] = [
  postingBalance,
  ...(Object.keys(SUBJECTS) as LedgerKind[]).map(postingDue),
];
