import type { Scale } from './goods';

/** Entries of the ledger are as old as what they are about. */
export const datingOfLedger = `update ledger_transaction set created_at = timestamptz '2026-01-01'
  - interval '900 days' * (1 - id::float / (select max(id) from ledger_transaction))`;

/** What operators list, as much of each as there are orders: mostly done, a few in each state that waits for somebody. */
export function officeStatements({ goods, orders }: Scale): string[] {
  const time = (n: string) =>
    `timestamptz '2026-01-01' - interval '900 days' * (1 - ${n} / ${orders}.0)`;
  const rare = (common: string, ...states: string[]) =>
    `case n % 500 ${states.map((state, at) => `when ${at} then '${state}'`).join(' ')} else '${common}' end`;
  const each = `from generate_series(1, ${orders}) n`;
  return [
    `update shop_order set released_at = created_at + interval '40 days'
      where is_paid and created_at < timestamptz '2025-11-01'`,
    `insert into refund_order (refund_no, shop_order_id, user_id, shop_id, total_quantity, amount_minor, status,
        reason, send_back_before, return_waybill_no, created_at)
      select 'RE' || id, id, user_id, shop_id, 1, 2000, status, 'Too late',
        case when status = 'toReturn' then now() end, case when status = 'returning' then 'W' end, created_at
      from (select *, ${rare('refunded', 'applied', 'toReturn', 'returning', 'refused')} as status
        from (select id, id as n, user_id, shop_id, created_at from shop_order order by id) o) made`,
    `insert into refund_line (refund_id, order_line_id, quantity, amount_minor)
      select refund_order.id, order_line.id, 1, 2000
      from refund_order join order_line using (shop_order_id)`,
    `insert into review (product_id, nickname, quality, service, star, comment, reply, is_shown, created_at)
      select 1 + floor(random() * ${goods}), 'Guest', 5, 5, 1 + floor(power(random(), 0.4) * 5), 'As described.',
        case when n % 500 > 0 then 'Thank you.' end, n % 500 <> 1, ${time('n')} ${each}`,
    `insert into operator_key (name, key_hash, hint, scopes, shop_id, created_at)
      select 'Key ' || n, decode(md5('key' || n) || md5('of' || n), 'hex'), '1234', array['orders:read'],
        case when n % 2 = 0 then 1 + n % 20 end, ${time('n')} ${each}`,
    `insert into audit_entry (at, key_id, shop_id, action, subject_type, subject_id, result)
      select ${time('n')}, 1 + n % 1000, case when n % 3 > 0 then 1 + n % 20 end, 'setStock', 'sku', n::text,
        'done' ${each}`,
    `insert into coupon (shop_id, name, use_type, money_minor, day, is_open)
      select 1 + n % 20, 'Past coupon ' || n, 1, 100, 7, false ${each}`,
    `insert into merchant_application (user_id, status, shop_id, name, real_name, email, category_id, type_id,
        handling_fee, address, pictures, language, created_at, sent_at)
      select 1 + n % 20, status, case when status = 'approved' then 1 end, 'Shop ' || n, 'Any Body',
        'a@example.com', 1, 1, 5, 'Street 1', '[]', 'en', ${time('n')}, ${time('n')}
      from (select n, ${rare('refused', 'pending', 'approved', 'withdrawn')} as status ${each}) made`,
    `insert into report (user_id, subject, subject_id, reason, text, status, created_at)
      select 1 + n % 20, 'product', n, 'other', 'Not as described.', ${rare('dismissed', 'open', 'upheld')}, ${time('n')} ${each}`,
    `insert into payout (payout_no, shop_id, amount_minor, currency, provider, status, holder, account_number,
        bank_code, failure, request_id, created_at, ended_at)
      select 'PO' || n, 1 + n % 20, 100, 'USD', 'file', status, 'Shop', 'DE1', '',
        case when status = 'failed' then 'Closed' end, 'r' || n, ${time('n')},
        case when status in ('paid', 'failed') then ${time('n')} end
      from (select n, ${rare('paid', 'recorded', 'sent', 'failed')} as status ${each}) made`,
    `insert into payment_note (group_id, provider, reference, subject, kind, amount_minor, currency, created_at)
      select n, 'test', 'R' || n, 'note ' || n, ${rare('refunded', 'disputed', 'disputeWon')}, 100, 'USD',
        ${time('n')} ${each}`,
    `insert into picture (name, shop_id, type, width, height, size, created_at, unused_since)
      select md5('picture' || n), case when n % 4 > 0 then 1 + n % 20 end, 'jpg', 800, 600, 90000, ${time('n')},
        case when n % 500 = 0 then ${time('n')} end ${each}`,
    `insert into user_account (kind, email, phone_e164, nickname)
      select 'visitor', 'visitor' || n % ${Math.ceil(orders / 10)} || '@example.com', '+4930' || n, 'Visitor ' || n ${each}`,
    `insert into staff (user_id, shop_id, roles, created_at)
      select id, case when id % 2 = 0 then 1 + id % 20 end, array['orders'], now() from user_account where kind = 'email'`,
    `insert into search_asked (day, words, times)
      select current_date - n % 90, 'words ' || n / 90, 1 + n % 50 ${each}`,
  ];
}
