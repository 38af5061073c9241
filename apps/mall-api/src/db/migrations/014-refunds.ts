import { type Kysely, sql } from 'kysely';

/** Refund requests by shoppers: decided by the shop, and paid by the provider in parts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [refundOrders, payments]) {
    for (const part of statement.split(';').filter((text) => text.trim())) {
      await sql.raw(part).execute(db);
    }
  }
}

// is_withdrawn: withdrawn by the shopper; status is 1 then
const refundOrders = `
  alter table refund_order
    add column is_withdrawn boolean not null default false,
    add column decided_at timestamptz,
    add check (status = 1 or not is_withdrawn);
  create index refund_order_order on refund_order (shop_order_id);
  create unique index refund_order_open on refund_order (shop_order_id) where status in (0,2);
`;

// The key of a shop's refund is its number: one payment is refunded in several parts.
const payments = `
  alter table payment_refund
    drop constraint payment_refund_reason_check,
    drop constraint payment_refund_provider_reference_amount_minor_currency_key,
    add constraint payment_refund_reason_check
      check (reason in ('late','duplicate','foreign','unclaimed','order'));
  create unique index payment_refund_once on payment_refund (provider, reference, amount_minor, currency)
    where reason <> 'order';
`;
