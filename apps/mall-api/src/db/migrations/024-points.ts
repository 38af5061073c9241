import { type Kysely, sql } from 'kysely';

/** Points: an append-only ledger, the balances, and the completion time of orders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...balances, ...ledger, ...opening, ...orders]) {
    await sql.raw(statement).execute(db);
  }
}

const balances = [
  // Negative if points were spent before the order that earned them was refunded.
  `alter table user_account
    drop constraint user_account_points_check,
    alter column points type amount,
    add column points_frozen amount not null default 0 check (points_frozen >= 0),
    add column points_earned amount not null default 0 check (points_earned >= 0),
    add column points_spent amount not null default 0 check (points_spent >= 0)`,
  // Balances from before the ledger count as earned.
  `update user_account set points_earned = points where points <> 0`,
  `alter table user_account add constraint user_account_points_agree
    check (points + points_frozen = points_earned - points_spent)`,
];

const ledger = [
  `create table point_entry (
    id bigserial primary key,
    user_id int not null references user_account,
    kind text not null
      check (kind in ('opening','earned','released','clawedBack','spent','returned','refunded')),
    points amount not null,
    points_frozen amount not null,
    group_id int references order_group,
    shop_order_id int references shop_order,
    refund_id int references refund_order,
    created_at timestamptz not null,
    check (points <> 0 or points_frozen <> 0),
    check (num_nonnulls(group_id, shop_order_id, refund_id) = case kind when 'opening' then 0 else 1 end),
    unique (group_id, kind),
    unique (shop_order_id, kind),
    unique (refund_id, kind)
  )`,
  `create index point_entry_user on point_entry (user_id, id desc)`,
  `create unique index point_entry_opening on point_entry (user_id) where kind = 'opening'`,
  `create function refuse_change() returns trigger language plpgsql as $f$
    begin
      raise exception 'Entries of % are never changed or removed', tg_table_name;
    end $f$`,
  `create trigger point_entry_is_final before update or delete or truncate on point_entry
    for each statement execute function refuse_change()`,
  // points: remaining points earned by the order; per_unit: the rate
  `create table point_earning (
    shop_order_id int primary key references shop_order,
    user_id int not null references user_account,
    per_unit int not null check (per_unit > 0),
    points amount not null check (points >= 0),
    frozen_until timestamptz not null,
    is_released boolean not null default false
  )`,
  `create index point_earning_frozen on point_earning (frozen_until) where not is_released`,
];

const opening = [
  `insert into point_entry (user_id, kind, points, points_frozen, created_at)
    select id, 'opening', points, 0, now() from user_account where points <> 0`,
];

// The completion time of older orders is unknown: their refund period starts now.
const orders = [
  `alter table shop_order add column completed_at timestamptz`,
  `update shop_order set completed_at = now() where status = 3`,
];
