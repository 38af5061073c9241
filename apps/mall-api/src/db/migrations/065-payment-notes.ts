import { type Kysely, sql } from 'kysely';

/**
 * What became of a payment at its provider: money that was returned there, disputes, and payments that settle late.
 * `counts` is false where the same money is in another row, or in `payment_refund`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payment_note (
      id serial primary key,
      group_id int not null references order_group,
      provider text not null,
      reference text not null,
      subject text not null,
      kind text not null check (kind in
        ('processing','refunded','refundFailed','disputed','disputeWon','disputeLost')),
      amount_minor amount not null check (amount_minor > 0),
      currency text not null,
      reason text,
      counts boolean not null default true,
      created_at timestamptz not null,
      unique (provider, subject, kind)
    )`.execute(db);
  await sql`create index payment_note_group on payment_note (group_id)`.execute(db);
  await sql`create index payment_note_payment on payment_note (provider, reference)`.execute(db);
}
