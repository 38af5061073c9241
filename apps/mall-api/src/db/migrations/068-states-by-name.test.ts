import { type Kysely, sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { type TestApp, withDatabases } from '../../testing/app';
import { migrations } from '.';
import { up } from './068-states-by-name';

const NAME = '068-states-by-name';

/** Empties the database and migrates it to the version before. */
async function migrateToEarlier(db: Kysely<unknown>) {
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  for (const [name, migration] of Object.entries(migrations)) {
    if (name === NAME) return;
    await migration.up(db);
  }
}

withDatabases((openApp) => {
  let mall: TestApp;
  let db: Kysely<unknown>;
  beforeAll(async () => {
    mall = await openApp();
    db = mall.db as unknown as Kysely<unknown>;
    await migrateToEarlier(db);
    // Rows of their own, without those that they refer to
    await sql`set session_replication_role = replica`.execute(db);
    await sql`
      insert into shop_order (order_no, group_id, shop_id, user_id, total_quantity, goods_minor, freight_minor,
        pay_minor, status, refund_status)
      select 'SO' || status || refund_status, 1, 1, 1, 1, 100, 0, 100, status, refund_status
      from unnest(array[0,1,2,3,9]) status, unnest(array[0,1,2,3]) refund_status`.execute(db);
    await sql`
      insert into refund_order (refund_no, shop_order_id, user_id, shop_id, total_quantity, amount_minor, reason,
        status, is_withdrawn, is_lapsed, send_back_before, return_waybill_no)
      select 'RE' || n, n, 1, 1, 1, 100, '', status, is_withdrawn, is_lapsed, now(), 'B1'
      from (values (1, 0, false, false), (2, 1, false, false), (3, 1, true, false), (4, 1, false, true),
        (5, 2, false, false), (6, 3, false, false), (7, 4, false, false), (8, 5, false, false))
        refund(n, status, is_withdrawn, is_lapsed)`.execute(db);
    await sql`
      insert into user_coupon (user_id, coupon_id, status, start_at, end_at)
      select 1, 1 + status, status, now(), now() from unnest(array[0,1,2]) status`.execute(db);
    await sql`
      insert into merchant_application (user_id, status, is_withdrawn, name, real_name, email, category_id, type_id,
        handling_fee, address, pictures, language, shop_id, created_at, sent_at)
      select 1, status, is_withdrawn, 'Shop', 'Ann', 'ann@example.com', 1, 1, 5, '', '[]', 'en',
        case when status = 2 then 1 end, now(), now()
      from (values (1, false), (2, false), (3, false), (3, true)) application(status, is_withdrawn)`.execute(
      db,
    );
    await up(db);
    await sql`set session_replication_role = default`.execute(db);
  });

  const read = async (query: string) =>
    (await sql.raw<{ state: string }>(query).execute(db)).rows.map(({ state }) => state);

  it.each([
    [
      'orders',
      `select status || ' ' || string_agg(refund_status, ' ' order by order_no) as state
        from shop_order group by status order by min(order_no)`,
      ['toShip', 'toReceive', 'toReview', 'completed', 'cancelled'].map(
        (status) => `${status} none applied refunding refunded`,
      ),
    ],
    [
      'refunds',
      'select status as state from refund_order order by shop_order_id',
      'applied refused withdrawn lapsed refunding refunded toReturn returning'.split(' '),
    ],
    [
      'coupons',
      'select status as state from user_coupon order by coupon_id',
      ['unused', 'used', 'expired'],
    ],
    [
      'applications',
      'select status as state from merchant_application order by id',
      ['pending', 'approved', 'refused', 'withdrawn'],
    ],
  ])('%s of an earlier version keep their states', async (_what, query, states) => {
    expect(await read(query)).toEqual(states);
  });

  it.each(['shop_order', 'refund_order', 'user_coupon', 'merchant_application'])(
    'a number is no state of %s any more',
    async (table) => {
      const change = sql.raw(`update ${table} set status = '1'`).execute(db);
      await expect(change).rejects.toThrow('_status_check');
    },
  );
});
