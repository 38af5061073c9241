import { type Kysely, sql } from 'kysely';

/** The text for each number of a column. */
const named = (column: string, names: Record<number, string>) =>
  `case ${column} ${Object.entries(names)
    .map(([number, name]) => `when ${number} then '${name}'`)
    .join(' ')} end`;

const ORDER = { 0: 'toShip', 1: 'toReceive', 2: 'toReview', 3: 'completed', 9: 'cancelled' };
const ORDER_REFUND = { 0: 'none', 1: 'applied', 2: 'refunding', 3: 'refunded' };
const REFUND = {
  0: 'applied',
  1: 'refused',
  2: 'refunding',
  3: 'refunded',
  4: 'toReturn',
  5: 'returning',
};
const COUPON = { 0: 'unused', 1: 'used', 2: 'expired' };
const APPLICATION = { 1: 'pending', 2: 'approved', 3: 'refused' };

const list = (names: Record<number, string>, ...more: string[]) =>
  [...Object.values(names), ...more].map((name) => `'${name}'`).join(',');

const statements = [
  // Orders
  'drop index shop_order_state, shop_order_to_ship, shop_order_on_the_way, shop_order_to_complete',
  `alter table shop_order
    drop constraint shop_order_status_check, drop constraint shop_order_refund_status_check,
    alter column status drop default, alter column refund_status drop default,
    alter column status type text using ${named('status', ORDER)},
    alter column refund_status type text using ${named('refund_status', ORDER_REFUND)},
    alter column status set default 'toShip', alter column refund_status set default 'none',
    add constraint shop_order_status_check check (status in (${list(ORDER)})),
    add constraint shop_order_refund_status_check check (refund_status in (${list(ORDER_REFUND)}))`,
  `create index shop_order_state on shop_order (user_id, refund_status, status, id desc)
    where (is_paid or is_cod) and not is_deleted`,
  `create index shop_order_to_ship on shop_order (id) where status = 'toShip' and (is_paid or is_cod)`,
  `create index shop_order_on_the_way on shop_order (shipped_at) where status = 'toReceive'`,
  `create index shop_order_to_complete on shop_order (id, received_at)
    where status = 'toReview' and is_paid and not is_deleted`,

  // Refunds: withdrawn and lapsed ones were refused ones with a mark
  'drop index refund_order_open, refund_order_send_back',
  `alter table refund_order
    drop constraint refund_order_status_check,
    drop constraint refund_order_check, drop constraint refund_order_check1,
    drop constraint refund_order_check2, drop constraint refund_order_check3,
    alter column status drop default,
    alter column status type text using
      case when is_withdrawn then 'withdrawn' when is_lapsed then 'lapsed' else ${named('status', REFUND)} end,
    alter column status set default 'applied',
    drop column is_withdrawn, drop column is_lapsed,
    add constraint refund_order_status_check check (status in (${list(REFUND, 'withdrawn', 'lapsed')})),
    add check (status <> 'toReturn' or send_back_before is not null),
    add check (status <> 'returning' or return_waybill_no is not null)`,
  `create unique index refund_order_open on refund_order (shop_order_id)
    where status in ('applied','refunding','toReturn','returning')`,
  `create index refund_order_send_back on refund_order (send_back_before) where status = 'toReturn'`,

  // Coupons of accounts
  `alter table user_coupon
    drop constraint user_coupon_status_check,
    alter column status drop default,
    alter column status type text using ${named('status', COUPON)},
    alter column status set default 'unused',
    add constraint user_coupon_status_check check (status in (${list(COUPON)}))`,

  // Applications of shops
  'drop index merchant_application_status',
  `alter table merchant_application
    drop constraint merchant_application_status_check,
    drop constraint merchant_application_check, drop constraint merchant_application_check1,
    alter column status drop default,
    alter column status type text using
      case when is_withdrawn then 'withdrawn' else ${named('status', APPLICATION)} end,
    alter column status set default 'pending',
    drop column is_withdrawn,
    add constraint merchant_application_status_check
      check (status in (${list(APPLICATION, 'withdrawn')})),
    add check ((shop_id is null) = (status <> 'approved'))`,
  'create index merchant_application_status on merchant_application (status, sent_at, id)',
];

/** States are texts, named as the machines name them; the wire has numbers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
