/**
 * Fills the empty database at DATABASE_URL with generated goods, indexes them for search and prints the
 * durations as JSON; with `filled` after the number of goods, prints the queries for a database that was
 * filled before. Started by `npm run bench -- search`.
 */
import { sql } from 'kysely';
import { openDatabase } from '../../db/database';
import { rebuild } from '../../search/indexer';
import { fillGoods } from './fill-goods';
import { sampleQueries } from './sample-queries';

const goods = Number(process.argv[2]);
const isFilled = process.argv[3] === 'filled';
const { db, migrate, close } = await openDatabase({
  url: process.env.DATABASE_URL,
  dataDir: '',
  statementTimeout: 0,
});
const say = (text: string) => console.error(text);

/** The duration in seconds. */
async function seconds(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  await work();
  return Math.round((performance.now() - since) / 1000);
}

async function fill() {
  await migrate();
  const filling = await seconds(() => fillGoods(db, goods, say));
  let analysis = 0;
  const since = performance.now();
  const all = await seconds(() =>
    rebuild(db, (done) => {
      analysis = Math.round((performance.now() - since) / 1000);
      if (done % 100_000 < 1000) say(`${done} entries`);
    }),
  );
  await sql`truncate search_due`.execute(db);
  await sql`vacuum analyze`.execute(db);
  return { fill: filling, analysis, indexes: all - analysis };
}

const took = isFilled ? undefined : await fill();
const { rows } = await sql<{ name: string; megabytes: number }>`
  select c.relname as name, round(pg_relation_size(c.oid) / 1e6)::int as megabytes from pg_class c
  where c.relname ~ '^search_(goods|word)' order by 2 desc`.execute(db);
console.log(JSON.stringify({ goods, took, sizes: rows, words: sampleQueries(goods) }));
await close();
