import { type Kysely, sql } from 'kysely';

/** The ledger of double entries, and what its amounts depend on: commissions, and what of a line a refund gives back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...ledger, ...amounts]) await sql.raw(statement).execute(db);
}

const ledger = [
  // code: kind, shop or provider, and currency
  `create table ledger_account (
    code text primary key,
    kind text not null check (kind in ('providerReceivable','shopPayable','commissionIncome',
      'couponExpense','pointsExpense','refundsPayable','unmatchedPayments','disputesHeld',
      'payoutsInTransit','bank')),
    shop_id int references shop check ((shop_id is null) = (kind <> 'shopPayable')),
    provider text check ((provider is null) = (kind <> 'providerReceivable')),
    currency text not null
  )`,
  `create index ledger_account_shop on ledger_account (shop_id) where shop_id is not null`,
  // subject_id: of the row that the kind is about; one transaction for each
  `create table ledger_transaction (
    id bigserial primary key,
    kind text not null check (kind in ('payment','refund','refundPaid','unmatchedPayment',
      'paymentNote','payout','payoutPaid','payoutFailed')),
    subject_id int not null,
    shop_order_id int references shop_order,
    created_at timestamptz not null,
    unique (kind, subject_id)
  )`,
  `create index ledger_transaction_order on ledger_transaction (shop_order_id)`,
  // amount_minor: debits are positive, credits negative
  `create table ledger_entry (
    id bigserial primary key,
    transaction_id bigint not null references ledger_transaction,
    account text not null references ledger_account,
    item text not null,
    amount_minor bigint not null check (amount_minor <> 0)
  )`,
  `create index ledger_entry_account on ledger_entry (account, id desc)`,
  `create index ledger_entry_transaction on ledger_entry (transaction_id)`,
  `create function require_balance() returns trigger language plpgsql as $f$
    declare unbalanced bigint;
    begin
      select added.transaction_id into unbalanced
      from added join ledger_account on ledger_account.code = added.account
      group by added.transaction_id, ledger_account.currency
      having sum(added.amount_minor) <> 0 limit 1;
      if found then
        raise exception 'The entries of transaction % do not add up to zero', unbalanced
          using errcode = 'integrity_constraint_violation';
      end if;
      return null;
    end $f$`,
  `create trigger ledger_entry_is_balanced after insert on ledger_entry
    referencing new table as added for each statement execute function require_balance()`,
  ...['ledger_account', 'ledger_transaction', 'ledger_entry'].map(
    (table) => `create trigger ${table}_is_final before update or delete or truncate on ${table}
      for each statement execute function refuse_change()`,
  ),
];

const amounts = [
  `alter table shop add column commission_percent int not null default 0
    check (commission_percent between 0 and 100)`,
  `update shop set commission_percent = least(100, greatest(0, application.handling_fee))
    from merchant_application application
    where application.shop_id = shop.id and application.status = 'approved'`,
  // Frozen when the order is placed; older orders were placed without one
  `alter table shop_order
    add column commission_percent int not null default 0,
    add column commission_minor amount not null default 0,
    add column released_at timestamptz`,
  `alter table order_line add column commission_minor amount not null default 0`,
  // Of what the mall bore, and of the commission
  `alter table refund_line
    add column coupon_minor amount not null default 0,
    add column points_minor amount not null default 0,
    add column commission_minor amount not null default 0`,
  `create index shop_order_to_release on shop_order (completed_at)
    where released_at is null and is_paid and status = 'completed'`,
];
