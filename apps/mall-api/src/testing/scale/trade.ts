import type { Scale } from './goods';

/** The account with far more of everything than others have; the next one is an ordinary one. */
export const BUSY = 1;
export const ORDINARY = 2;

/** Ten orders an account, one account with one in two hundred of all; some unpaid, some cancelled. */
export function tradeStatements({ goods, orders }: Scale): string[] {
  const accounts = Math.max(20, Math.ceil(orders / 10));
  return [
    `insert into user_account (kind, email, nickname)
      select 'email', 'shopper' || n || '@example.com', 'Shopper ' || n from generate_series(1, ${accounts}) n`,
    `insert into order_group (order_no, user_id, total_quantity, goods_minor, freight_minor, pay_minor, pay_type, pay_channel,
        real_name, phone, email, address, is_paid, is_cancelled, pay_before, created_at)
      select 'PT' || n, case when n % 199 = 0 then ${BUSY} else 1 + n % ${accounts} end, 2, 4000, 0, 4000, 'test', 'pc',
        'Any Body', '1', 'a@example.com', 'Street 1', n % 50 > 1, n % 50 = 0, created_at + interval '2 hours', created_at
      from (
        select n, timestamptz '2026-01-01' - interval '900 days' * (1 - n / ${orders}.0) as created_at
        from generate_series(1, ${orders}) n
      ) made`,
    `insert into shop_order (order_no, group_id, shop_id, user_id, total_quantity, goods_minor, freight_minor, pay_minor,
        status, is_paid, created_at)
      select 'SH' || id, id, 1 + id % 20, user_id, 2, 4000, 0, 4000,
        case when is_cancelled then 'cancelled' when not is_paid then 'toShip'
          else (array['toShip','toReceive','toReview','completed','completed','completed','completed','completed'])[1 + id % 8] end,
        is_paid, created_at from order_group`,
    `insert into order_line (shop_order_id, product_id, sku_id, product_name, sku_name, image, price_minor, quantity, pay_minor)
      select o.id, sku.product_id, sku.id, 'Teapot', sku.name, '/picture/p.webp', 2000, 2, 4000
      from (select id, 1 + floor(power(random(), 3) * ${2 * goods})::int as sku_id from shop_order) o
      join sku on sku.id = o.sku_id order by o.id`,
    `insert into payment (group_id, provider, reference, amount_minor, currency, status, data)
      select id, 'test', 'R' || id, pay_minor, currency, case when is_paid then 'paid' else 'pending' end, '{}' from order_group`,
    `insert into coupon (shop_id, name, use_type, money_minor, day)
      select case when n % 10 > 0 then 1 + n % 20 end, 'Coupon ' || n, case when n % 10 > 0 then 1 else 3 end, 100 + n % 900, 7
      from generate_series(1, 2000) n`,
    `insert into user_coupon (user_id, coupon_id, status, start_at, end_at)
      select ${BUSY}, n, (array['unused','used','expired'])[1 + n % 3], timestamptz '2025-01-01', timestamptz '2036-01-01' from generate_series(1, 1500) n
      union all select n, 1 + n % 2000, 'unused', timestamptz '2025-01-01', timestamptz '2036-01-01' from generate_series(2, ${accounts}) n`,
    `insert into cart_item (user_id, product_id, sku_id, quantity)
      select ${BUSY}, product_id, id, 1 from sku where id <= 400 and id % 2 = 0
      union all select ${ORDINARY}, product_id, id, 1 from sku where id <= 10`,
    `insert into collect_product (user_id, product_id) select ${BUSY}, n from generate_series(1, ${Math.min(goods, 5000)}) n`,
  ];
}
