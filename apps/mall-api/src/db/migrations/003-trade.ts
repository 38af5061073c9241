import { type Kysely, sql } from 'kysely';

/**
 * Trade: coupons, carts, drafts, orders, payments, refunds. Amounts are integers in minor units;
 * check constraints enforce invariants.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [coupons, carts, orders, payments, refunds]) {
    for (const part of statement.split(';').filter((text) => text.trim())) {
      await sql.raw(part).execute(db);
    }
  }
}

// use_type: 1 one shop, 2 given goods, 3 the whole mall ("general"), 4 given categories
const coupons = `
  create table coupon (
    id serial primary key,
    shop_id int references shop,
    name text not null,
    use_type int not null check (use_type in (1,2,3,4)),
    type int not null default 1 check (type in (1,2,3)),
    money_minor int not null check (money_minor > 0),
    min_minor int not null default 0 check (min_minor >= 0),
    product_ids int[] not null default '{}',
    category_ids int[] not null default '{}',
    is_fixed_time boolean not null default false,
    day int,
    use_start_at timestamptz,
    use_end_at timestamptz,
    receive_start_at timestamptz,
    receive_end_at timestamptz,
    is_limited boolean not null default false,
    total int not null default 0,
    last_total int not null default 0 check (last_total >= 0),
    is_open boolean not null default true,
    created_at timestamptz not null default now()
  );
  create table user_coupon (
    id serial primary key,
    user_id int not null references user_account on delete cascade,
    coupon_id int not null references coupon,
    status int not null default 0 check (status in (0,1,2)),
    start_at timestamptz not null,
    end_at timestamptz not null,
    used_at timestamptz,
    order_group_id int,
    created_at timestamptz not null default now(),
    unique (user_id, coupon_id)
  );
`;

const carts = `
  create table cart_item (
    id serial primary key,
    user_id int not null references user_account on delete cascade,
    product_id int not null references product on delete cascade,
    sku_id int not null references sku on delete cascade,
    quantity int not null check (quantity between 1 and 99),
    created_at timestamptz not null default now(),
    unique (user_id, sku_id)
  );
  create table pre_order (
    no text primary key,
    user_id int not null references user_account on delete cascade,
    kind text not null check (kind in ('buyNow','shoppingCart')),
    draft jsonb not null,
    expires_at timestamptz not null,
    created_at timestamptz not null default now()
  );
`;

// shop_order.status: 0 to ship (also while unpaid), 1 to receive, 2 to review, 3 completed, 9 cancelled
// refund_status: 0 none, 1 applied, 2 refunding, 3 refunded
const orders = `
  create table order_group (
    id serial primary key,
    order_no text not null unique,
    user_id int not null references user_account,
    pre_order_no text unique,
    total_quantity int not null check (total_quantity > 0),
    goods_minor int not null check (goods_minor >= 0),
    freight_minor int not null check (freight_minor >= 0),
    coupon_minor int not null default 0 check (coupon_minor >= 0),
    pay_minor int not null check (pay_minor >= 0),
    currency text not null default 'USD',
    user_coupon_id int references user_coupon,
    pay_type text not null,
    pay_channel text not null,
    real_name text not null,
    phone text not null,
    email text not null,
    address text not null,
    mark text not null default '',
    is_paid boolean not null default false,
    paid_at timestamptz,
    is_cancelled boolean not null default false,
    cancelled_at timestamptz,
    pay_before timestamptz not null,
    created_at timestamptz not null default now(),
    check (pay_minor = goods_minor + freight_minor - coupon_minor),
    check (not (is_paid and is_cancelled))
  );
  create index order_group_user on order_group (user_id, id desc);
  create index order_group_unpaid on order_group (pay_before) where not is_paid and not is_cancelled;
  create table shop_order (
    id serial primary key,
    order_no text not null unique,
    group_id int not null references order_group,
    shop_id int not null references shop,
    user_id int not null references user_account,
    total_quantity int not null check (total_quantity > 0),
    goods_minor int not null check (goods_minor >= 0),
    freight_minor int not null check (freight_minor >= 0),
    coupon_minor int not null default 0 check (coupon_minor >= 0),
    pay_minor int not null check (pay_minor >= 0),
    status int not null default 0 check (status in (0,1,2,3,9)),
    refund_status int not null default 0 check (refund_status in (0,1,2,3)),
    is_paid boolean not null default false,
    is_deleted boolean not null default false,
    express_name text,
    express_code text,
    waybill_no text,
    courier text,
    courier_phone text,
    traces jsonb not null default '[]',
    shipped_at timestamptz,
    received_at timestamptz,
    created_at timestamptz not null default now(),
    check (pay_minor = goods_minor + freight_minor - coupon_minor)
  );
  create index shop_order_user on shop_order (user_id, id desc);
  create index shop_order_group on shop_order (group_id);
  create table order_line (
    id serial primary key,
    shop_order_id int not null references shop_order,
    product_id int not null references product,
    sku_id int not null references sku,
    product_name text not null,
    sku_name text not null,
    image text not null,
    price_minor int not null check (price_minor >= 0),
    quantity int not null check (quantity > 0),
    freight_minor int not null default 0 check (freight_minor >= 0),
    coupon_minor int not null default 0 check (coupon_minor >= 0),
    pay_minor int not null check (pay_minor >= 0),
    is_received boolean not null default false,
    is_reviewed boolean not null default false,
    check (pay_minor = price_minor * quantity + freight_minor - coupon_minor)
  );
  create index order_line_order on order_line (shop_order_id);
`;

const payments = `
  create table payment (
    id serial primary key,
    group_id int not null references order_group,
    provider text not null,
    reference text not null,
    amount_minor int not null check (amount_minor >= 0),
    currency text not null,
    status text not null default 'pending' check (status in ('pending','paid','failed','abandoned')),
    data jsonb not null default '{}',
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    unique (provider, reference)
  );
  create index payment_group on payment (group_id);
  create table payment_event (
    provider text not null,
    event_id text not null,
    kind text not null,
    outcome text not null,
    created_at timestamptz not null default now(),
    primary key (provider, event_id)
  );
`;

const refunds = `
  create table refund_order (
    id serial primary key,
    refund_no text not null unique,
    shop_order_id int not null references shop_order,
    user_id int not null references user_account,
    shop_id int not null references shop,
    total_quantity int not null check (total_quantity > 0),
    amount_minor int not null check (amount_minor >= 0),
    status int not null default 0 check (status in (0,1,2,3)),
    reason text not null,
    explain text not null default '',
    pictures jsonb not null default '[]',
    refusal text,
    refunded_at timestamptz,
    created_at timestamptz not null default now()
  );
  create index refund_order_user on refund_order (user_id, id desc);
  create table refund_line (
    refund_id int not null references refund_order on delete cascade,
    order_line_id int not null references order_line,
    quantity int not null check (quantity > 0),
    amount_minor int not null check (amount_minor >= 0),
    primary key (refund_id, order_line_id)
  );
`;
