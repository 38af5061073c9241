import { beforeAll, expect, it } from 'vitest';
import { type TestApp, withDatabases, withPostgres } from '../testing/app';
import { type TestGoods, TestMall } from '../testing/test-mall';
import { cancelOverdue } from './overdue';
import { noPromise } from './promise';

const HOUR = 3_600_000;
const MANY = 230;

const unpaid = async (mall: TestApp) => {
  const query = mall.db.selectFrom('order_group').select('id').where('is_cancelled', '=', false);
  return (await query.where('is_paid', '=', false).orderBy('id').execute()).map(({ id }) => id);
};

/** Creates many copies of an order of one unit, and takes their units out of stock. */
async function copyOrder({ mall }: TestMall, { skuId }: TestGoods, times: number): Promise<void> {
  const { db } = mall;
  const [group, part, line] = [
    await db.selectFrom('order_group').selectAll().executeTakeFirstOrThrow(),
    await db.selectFrom('shop_order').selectAll().executeTakeFirstOrThrow(),
    await db.selectFrom('order_line').selectAll().executeTakeFirstOrThrow(),
  ];
  for (let copy = 1; copy <= times; copy += 1) {
    const { id: _group, ...head } = {
      ...group,
      order_no: `PT${copy}`,
      pre_order_no: `draft${copy}`,
    };
    const { id } = await db
      .insertInto('order_group')
      .values(head)
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: _part, traces, ...rest } = { ...part, order_no: `SH${copy}`, group_id: id };
    const shopOrder = await db
      .insertInto('shop_order')
      .values({ ...rest, ...noPromise, traces: JSON.stringify(traces) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: _line, ...goods } = { ...line, shop_order_id: shopOrder.id };
    await db.insertInto('order_line').values(goods).execute();
  }
  const taken = (column: 'stock' | 'sales', sign: '-' | '+') =>
    db
      .updateTable('sku')
      .set((eb) => ({ [column]: eb(column, sign, times) }))
      .where('id', '=', skuId)
      .execute();
  await taken('stock', '-');
  await taken('sales', '+');
}

const open = async (openApp: () => Promise<TestApp>, times: number) => {
  const mall = await openApp();
  const testMall = await TestMall.open(mall);
  const goods = await testMall.goods({ stock: 1000 });
  await testMall.order(await testMall.shopper(), goods);
  await copyOrder(testMall, goods, times - 1);
  mall.advance(2 * HOUR + 1000);
  return { mall, testMall, goods };
};

withDatabases((openApp) => {
  let place: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    place = await open(openApp, MANY);
  });

  it('cancels all that is overdue in one run, by two processes at once, each order once', async () => {
    const { mall, testMall, goods } = place;
    expect(await unpaid(mall)).toHaveLength(MANY);
    await Promise.all([cancelOverdue(mall.deps), cancelOverdue(mall.deps)]);
    expect(await unpaid(mall)).toEqual([]);
    expect(await testMall.stockOf(goods)).toMatchObject({ stock: 1000, sales: 0 });
  });
});

withPostgres((openApp) => {
  it('passes over what somebody else has in hand, and comes back for it', async () => {
    const { mall } = await open(openApp, 5);
    const [held] = await unpaid(mall);
    await mall.db.transaction().execute(async (other) => {
      const row = other
        .selectFrom('order_group')
        .select('id')
        .where('id', '=', held ?? 0);
      await row.forUpdate().execute();
      await cancelOverdue(mall.deps);
      expect(await unpaid(mall)).toEqual([held]);
    });
    await cancelOverdue(mall.deps);
    expect(await unpaid(mall)).toEqual([]);
  });
});
