import { type Kysely, sql } from 'kysely';

/** Payouts to shops, and the bank accounts that they go to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table payout_account (
    shop_id int primary key references shop,
    holder text not null,
    account_number text not null,
    bank_code text not null default '',
    updated_at timestamptz not null
  )`,
  // One file for the bank, made once for each request
  `create table payout_batch (
    batch_no text primary key,
    key_id int references operator_key,
    request_id text not null,
    created_at timestamptz not null,
    unique (key_id, request_id)
  )`,
  // The account is a copy: later changes do not redirect it
  `create table payout (
    id serial primary key,
    payout_no text not null unique,
    shop_id int not null references shop,
    amount_minor amount not null check (amount_minor > 0),
    currency text not null,
    provider text not null,
    status text not null default 'recorded' check (status in ('recorded','sent','paid','failed')),
    holder text not null,
    account_number text not null,
    bank_code text not null,
    batch_no text references payout_batch,
    failure text check ((failure is null) = (status <> 'failed')),
    key_id int references operator_key,
    request_id text not null,
    created_at timestamptz not null,
    sent_at timestamptz,
    ended_at timestamptz check ((ended_at is null) = (status in ('recorded','sent'))),
    unique (key_id, request_id, shop_id)
  )`,
  `create index payout_shop on payout (shop_id, id desc)`,
  `create index payout_recorded on payout (id) where status = 'recorded'`,
  `create index payout_of_batch on payout (batch_no) where batch_no is not null`,
];
