import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rebuild } from '../../search/indexer';
import { openPostgresForTest, type TestDatabase } from '../databases';
import { DETAIL, goodsCalls, ordersOfOperators, otherCalls, searchCalls } from './calls';
import { fillScale } from './fill';
import { type Measured, openScales, type Scales, sumOf } from './measure';

/** Tables that grow with the mall: no list may scan one sequentially. */
const GROWING = [
  ...['product', 'sku', 'listing', 'listed_product', 'review'],
  ...['order_group', 'shop_order', 'order_line', 'payment', 'user_coupon'],
];

const server = process.env.TEST_DATABASE_URL;

describe.skipIf(!server)('what lists read, as PostgreSQL plans without knowing the values', () => {
  let database: TestDatabase;
  let scales: Scales;
  beforeAll(async () => {
    database = await openPostgresForTest(server ?? '');
    await fillScale(database.db, { goods: 3000, orders: 3000 });
    await rebuild(database.db);
    await sql`vacuum analyze`.execute(database.db);
    scales = await openScales(database.url ?? '');
  });
  afterAll(async () => {
    await scales?.close();
    await database?.close();
  });

  /** What a call reads beyond its limits. */
  async function excesses(call: Measured): Promise<string[]> {
    const { first } = await scales.measure(call);
    const scanned = first.flatMap(({ scanned }) =>
      scanned.filter((table) => GROWING.includes(table)),
    );
    const pages = sumOf(first, ({ buffers }) => buffers);
    return [
      ...scanned.map((table) => `all of ${table}`),
      ...(pages > call.pages ? [`${pages} pages`] : []),
    ];
  }

  it('the search index has an entry for each product on sale', async () => {
    const { rows } = await sql<{ listed: number; indexed: number }>`
      select (select count(*) from listed_product) as listed, (select count(*) from search_goods) as indexed
    `.execute(database.db);
    expect(Number(rows[0]?.indexed)).toBeGreaterThanOrEqual(Number(rows[0]?.listed));
  });

  it.each([DETAIL, ...goodsCalls, ...searchCalls, ...otherCalls, ...ordersOfOperators])(
    '$name: along an index, at most $pages pages',
    async (call) => expect(await excesses(call)).toEqual([]),
  );

  describe('without indexes', () => {
    const named = (name: string) =>
      [DETAIL, ...goodsCalls].filter(
        (call) => call.name === name || call.name.startsWith(`${name},`),
      );

    it.each([
      ['detail', 'alter table sku drop constraint sku_product_id_name_key'],
      [
        'whole mall',
        'drop index listing_rank, listing_price, listing_dear, listing_sold, listing_age',
      ],
    ])('%s exceeds its limits', async (name, statement) => {
      await sql.raw(statement).execute(database.db);
      for (const call of named(name)) expect(await excesses(call), call.name).not.toEqual([]);
    });
  });
});
