import { type Kysely, sql } from 'kysely';

/** Refunds, early events, callers of unpaid orders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [payments, events, refunds, testProvider, unpaidOrders]) {
    for (const part of statement.split(';').filter((text) => text.trim())) {
      await sql.raw(part).execute(db);
    }
  }
}

const payments = `alter table payment alter column amount_minor type amount`;

// outcome: 'pending' until the payment of the event is stored
const events = `
  alter table payment_event
    add column reference text,
    add column order_no text,
    add column amount_minor amount,
    add column currency text;
  create index payment_event_pending on payment_event (provider, reference)
    where outcome = 'pending';
`;

// A provider's payment is captured once, so it is refunded once.
const refunds = `
  create table payment_refund (
    id serial primary key,
    key text not null unique,
    provider text not null,
    reference text not null,
    order_no text not null,
    amount_minor amount not null check (amount_minor > 0),
    currency text not null,
    reason text not null check (reason in ('late','duplicate','foreign','unclaimed')),
    status text not null default 'wanted' check (status in ('wanted','sent','done','failed')),
    tries int not null default 0,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    unique (provider, reference, amount_minor, currency)
  );
  create index payment_refund_order on payment_refund (order_no);
`;

// State of the test provider.
const testProvider = `
  create table test_payment (
    reference text primary key,
    key text not null unique,
    order_no text not null,
    amount_minor amount not null,
    currency text not null,
    return_to text not null,
    state text not null default 'open' check (state in ('open','paid','failed','abandoned','cancelled')),
    event_id text,
    is_told boolean not null default false,
    refunds jsonb not null default '{}',
    created_at timestamptz not null
  );
  insert into test_payment (reference, key, order_no, amount_minor, currency, return_to, state, is_told, created_at)
    select payment.reference, payment.reference, order_group.order_no, payment.amount_minor,
      payment.currency, coalesce(payment.data ->> 'returnTo', ''),
      case payment.status when 'pending' then 'open' else payment.status end,
      payment.status <> 'pending', payment.created_at
    from payment join order_group on order_group.id = payment.group_id
    where payment.provider = 'test';
`;

// caller_hash: keyed hash of the caller's IP address, while the order is unpaid
const unpaidOrders = `
  alter table order_group add column caller_hash bytea;
  create index order_group_unpaid_user on order_group (user_id) where not is_paid and not is_cancelled;
  create index order_group_unpaid_caller on order_group (caller_hash)
    where not is_paid and not is_cancelled and caller_hash is not null;
`;
