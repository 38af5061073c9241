import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgresForTest, type TestDatabase } from '../databases';
import { DETAIL, goodsCalls, otherCalls, searchCalls } from './calls';
import { fillScale } from './fill';
import { openScales, sumOf, type Result, type Scales } from './measure';

/** Tables that grow with the mall: no list may scan one sequentially. */
const GROWING = [
  ...['product', 'sku', 'listing', 'listed_product', 'review'],
  ...['order_group', 'shop_order', 'order_line', 'payment', 'user_coupon'],
];

/** The most that one detail page reads: twenty goods, each with its shop, skus and reviews, by key. */
const MAX_RATIO = 5;

const server = process.env.TEST_DATABASE_URL;

describe.skipIf(!server)('what lists read, as PostgreSQL plans without knowing the values', () => {
  let database: TestDatabase;
  let scales: Scales;
  let detail: Result;
  beforeAll(async () => {
    database = await openPostgresForTest(server ?? '');
    await fillScale(database.db, { goods: 3000, orders: 3000 });
    scales = await openScales(database.url ?? '');
    detail = await scales.measure(DETAIL);
  });
  afterAll(async () => {
    await scales?.close();
    await database?.close();
  });

  const pagesOf = ({ first }: Result) => sumOf(first, ({ buffers }) => buffers);
  const scannedBy = ({ first }: Result) =>
    first.flatMap(({ scanned }) => scanned.filter((table) => GROWING.includes(table)));

  it.each(goodsCalls)('$name: along an index, at most five times the detail', async (call) => {
    const result = await scales.measure(call);
    expect(scannedBy(result)).toEqual([]);
    expect(pagesOf(result)).toBeLessThanOrEqual(MAX_RATIO * pagesOf(detail));
  });

  it.each(searchCalls)('$name: along an index', async (call) => {
    expect(scannedBy(await scales.measure(call))).toEqual([]);
  });

  it.each(otherCalls)('$name: along an index', async (call) => {
    expect(scannedBy(await scales.measure(call))).toEqual([]);
  });
});
