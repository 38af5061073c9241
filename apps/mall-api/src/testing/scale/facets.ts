/**
 * Fills a database with goods and prints how long the facets of lists and searches take, and what is like a product: the
 * whole answer of the server while nothing is cached. The database at DATABASE_URL, or without it an embedded one.
 * `npm run scale -- GOODS 0 facets` starts it on both.
 */
import { sql } from 'kysely';
import { openDatabase } from '../../db/database';
import { rebuild } from '../../search/indexer';
import { callApp } from '../call';
import { goodsStatements } from './goods';
import { type NamedCall, openServer, percentile, timesOf } from './measure';

const GOODS = Number(process.argv[2]);
const ROUNDS = 60;

const facets = (name: string, query: Record<string, string | number>): NamedCall => ({
  name,
  id: 'productFacets',
  options: { query },
});

const CALLS: readonly NamedCall[] = [
  facets('whole mall', {}),
  facets('category of level 1', { cid: 1 }),
  facets('category of level 2', { cid: 101 }),
  facets('category of level 3', { cid: 1001 }),
  facets('shop', { merId: 1 }),
  facets('category, a colour and a brand', { cid: 1, values: '12,60' }),
  facets('category, prices 20 to 50', { cid: 1, minPrice: '20', maxPrice: '50' }),
  facets('search “teapot”', { keyword: 'teapot' }),
  facets('search “red teapot”', { keyword: 'red teapot' }),
  { name: 'similar goods', id: 'similarProducts', options: { params: { id: 1234 } } },
];

const url = process.env.DATABASE_URL;
const opened = await openDatabase({ url, dataDir: 'memory://', statementTimeout: 0 });
await opened.migrate();
const started = performance.now();
await opened.withoutLimits(async (db) => {
  for (const table of ['product', 'sku'])
    await sql.raw(`alter table ${table} disable trigger user`).execute(db);
  for (const statement of goodsStatements({ goods: GOODS, orders: 0 }))
    await sql.raw(statement).execute(db);
  for (const table of ['product', 'sku'])
    await sql.raw(`alter table ${table} enable trigger user`).execute(db);
  await rebuild(db);
  await sql`vacuum analyze`.execute(db);
});
console.error(`Filled in ${Math.round((performance.now() - started) / 1000)} s.`);

console.log(`\n### ${GOODS} goods, ${opened.kind}\n`);
console.log('| call | ms, median | ms, p95 |');
console.log('| --- | ---: | ---: |');
const { app, forget } = await openServer(opened.db);
for (const call of CALLS) {
  const ask = () => callApp(app, call.id, call.options ?? {});
  await timesOf(call, ask, { rounds: 5, forget });
  const times = await timesOf(call, ask, { rounds: ROUNDS, forget });
  const [median, most] = [0.5, 0.95].map((share) => percentile(times, share).toFixed(0));
  console.log(`| ${call.name} | ${median} | ${most} |`);
}
await app.close();
await opened.close();
