import { type Kysely, sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, withDatabases } from '../../testing/app';
import { expectLedgerToAgree } from '../../testing/ledger-agrees';
import { migrations } from '.';
import { up } from './074d-opening-entries';

/** The first migration of the ledger. */
const FIRST = '074a-ledger';

const rows = [
  `insert into order_group (id, order_no, user_id, total_quantity, goods_minor, freight_minor, coupon_minor,
    general_coupon_minor, pay_minor, currency, pay_type, pay_channel, real_name, phone, email, address, is_paid)
  values (1, 'PT1', 1, 3, 999, 0, 100, 100, 899, 'USD', 'test', 'pc', '', '', '', '', true),
    (2, 'PT2', 1, 1, 500, 0, 0, 0, 500, 'USD', 'test', 'pc', '', '', '', '', false)`,
  `insert into shop_order (id, order_no, group_id, shop_id, user_id, total_quantity, goods_minor, freight_minor,
    coupon_minor, general_coupon_minor, pay_minor, status, is_paid)
  values (1, 'SH1', 1, 7, 1, 3, 999, 0, 100, 100, 899, 'completed', true),
    (2, 'SH2', 2, 7, 1, 1, 500, 0, 0, 0, 500, 'toShip', false)`,
  `insert into order_line (id, shop_order_id, product_id, sku_id, product_name, sku_name, image, price_minor,
    quantity, coupon_minor, general_coupon_minor, pay_minor)
  values (1, 1, 1, 1, '', '', '', 333, 3, 100, 100, 899), (2, 2, 1, 1, '', '', '', 500, 1, 0, 0, 500)`,
  `insert into payment (group_id, provider, reference, amount_minor, currency, status)
  values (1, 'stripe', 'pi_1', 899, 'USD', 'paid')`,
  `insert into refund_order (id, refund_no, shop_order_id, user_id, shop_id, total_quantity, amount_minor,
    status, reason) values (1, 'RE1', 1, 1, 7, 1, 300, 'refunded', ''),
    (2, 'RE2', 1, 1, 7, 1, 300, 'refused', ''), (3, 'RE3', 1, 1, 7, 2, 599, 'refunding', '')`,
  `insert into refund_line (refund_id, order_line_id, quantity, amount_minor)
  values (1, 1, 1, 300), (2, 1, 1, 300), (3, 1, 2, 599)`,
  `insert into payment_refund (key, provider, reference, order_no, amount_minor, currency, reason, status,
    created_at, updated_at)
  values ('RE1', 'stripe', 'pi_1', 'PT1', 300, 'USD', 'order', 'done', now(), now()),
    ('RE3', 'stripe', 'pi_1', 'PT1', 599, 'USD', 'order', 'wanted', now(), now())`,
  `insert into merchant_application (user_id, status, name, real_name, email, category_id, type_id,
    handling_fee, address, pictures, language, shop_id, created_at, sent_at)
  values (1, 'approved', 'Shop', 'Ann', 'ann@example.com', 1, 1, 5, '', '[]', 'en', 7, now(), now())`,
  `insert into shop (id, name, type_id, category_id, avatar, back_image, pc_banner, qualification)
  values (7, 'Shop', 1, 1, '', '', '[]', '[]'), (8, 'Other', 1, 1, '', '', '[]', '[]')`,
];

withDatabases((openApp) => {
  let mall: TestApp;
  let db: Kysely<unknown>;
  beforeAll(async () => {
    mall = await openApp();
    db = mall.db as unknown as Kysely<unknown>;
    await sql`drop schema public cascade`.execute(db);
    await sql`create schema public`.execute(db);
    const names = Object.keys(migrations);
    const first = names.indexOf(FIRST);
    for (const name of names.slice(0, first)) await migrations[name]?.up(db);
    // Rows of their own, without those that they refer to
    await sql`set session_replication_role = replica`.execute(db);
    for (const statement of rows) await sql.raw(statement).execute(db);
    for (const name of names.slice(first)) await migrations[name]?.up(db);
    await sql`set session_replication_role = default`.execute(db);
  });

  const balances = async () => {
    const { rows: found } = await sql<{ account: string; minor: number }>`
      select account, sum(amount_minor)::int as minor from ledger_entry
      group by account having sum(amount_minor) <> 0 order by account`.execute(db);
    return Object.fromEntries(found.map(({ account, minor }) => [account, minor]));
  };

  describe('a mall from before the ledger', () => {
    it('has opening entries of what was paid and refunded, to the cent', async () => {
      await expectLedgerToAgree(mall.db);
      // All is refunded: the shop is owed nothing, and the mall bore nothing
      expect(await balances()).toEqual({
        'providerReceivable:stripe:USD': 599,
        'refundsPayable:USD': -599,
      });
    });

    it('is posted once, also when it is posted again', async () => {
      const before = await balances();
      await up(db);
      expect(await balances()).toEqual(before);
    });

    it('charges the commission of approved applications on new orders only', async () => {
      const { rows: shops } = await sql`
        select id, commission_percent as percent from shop order by id`.execute(db);
      expect(shops).toEqual([
        { id: 7, percent: 5 },
        { id: 8, percent: 0 },
      ]);
      const { rows: orders } = await sql`
        select distinct commission_percent, commission_minor from shop_order`.execute(db);
      expect(orders).toEqual([{ commission_percent: 0, commission_minor: 0 }]);
    });
  });
});
