import { type Kysely, sql } from 'kysely';

/** What lists of operators are found by in a mall with a hundred thousand of each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // The units of an order that were refunded
  'create index refund_line_order_line on refund_line (order_line_id)',
  'create index refund_order_status on refund_order (status, id)',
  // How many goods each shop has on sale
  'create index product_shop_on_sale on product (shop_id) where is_on_sale and not is_removed',
  'create index review_goods on review (product_id, id)',
  'create index review_hidden on review (id) where not is_shown',
  'create index coupon_shop on coupon (shop_id, id)',
  'create index merchant_application_sent on merchant_application (sent_at, id)',
  'create index operator_key_shop on operator_key (shop_id, id) where shop_id is not null',
  'create index payment_note_kind on payment_note (kind, id)',
  'create index payout_status on payout (status, id)',
  'create index ledger_transaction_time on ledger_transaction (created_at)',
  // Texts of goods in the order in which they are translated, see `textsPart`
  ...['name', 'intro', 'content'].map(
    (text) => `create index product_${text}_hash on product (md5(${text})) where not is_removed`,
  ),
  // The balance of a shop: what of it is not released, and the sum of its entries, from the index alone
  'create index shop_order_frozen on shop_order (shop_id) where released_at is null',
  'drop index ledger_entry_account',
  'create index ledger_entry_account on ledger_entry (account, id desc) include (amount_minor)',
  // Accounts of any kind, also those that cannot sign in with it
  'create index user_account_any_email on user_account (lower(email)) where email is not null',
  'create index user_account_any_phone on user_account (phone_e164) where phone_e164 is not null',
];
