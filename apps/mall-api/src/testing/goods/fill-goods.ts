import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema';
import { type MadeGoods, makeGoods } from './make-goods';
import { CATEGORIES } from './nouns';

type Db = Kysely<Database>;
type Say = (text: string) => void;

/** Number of goods per statement. */
const BATCH = 5000;

/** Tables whose triggers are disabled, since this file does their work for all rows at once. */
const QUIET = ['shop', 'category', 'product', 'product_attr', 'sku', 'review'];
const FILLED = ['product', 'listing', 'listed_product', 'sku'];

/**
 * Fills a database with generated goods in six languages, all on sale. Deterministic for a number. The
 * database must be empty, and its user must own the tables.
 */
export async function fillGoods(db: Db, goods: number, say: Say = () => {}): Promise<void> {
  await db.connection().execute(async (connection) => {
    const run = (text: string) => sql.raw(text).execute(connection);
    await run('set statement_timeout = 0');
    for (const table of QUIET) await run(`alter table ${table} disable trigger user`);
    const indexes = await dropIndexes(connection, ['listing', 'listed_product', 'product']);
    for (const statement of surroundings(goods)) await run(statement);
    for (let from = 0; from < goods; from += BATCH) {
      await insertGoods(connection, from, Math.min(goods, from + BATCH));
      if ((from / BATCH) % 20 === 19) say(`${from + BATCH} goods`);
    }
    for (const statement of derived) await run(statement);
    for (const definition of indexes) await run(definition);
    for (const table of QUIET) await run(`alter table ${table} enable trigger user`);
    for (const table of FILLED) await run(`analyze ${table}`);
    await run('reset statement_timeout');
  });
}

const shopsOf = (goods: number) => Math.max(20, Math.ceil(goods / 500));

const surroundings = (goods: number) => [
  `insert into shop_type (name) values ('Flagship'), ('Bazaar')`,
  `insert into shop_category (name) select 'Trade ' || n from generate_series(1, 12) n`,
  `insert into shop (name, type_id, category_id, is_self, star_level, sort, avatar, back_image)
    select 'Shop ' || n, 1 + n % 2, 1 + n % 12, n % 50 = 0, 1 + n % 5, n % 7, '/a.webp', '/b.webp'
    from generate_series(1, ${shopsOf(goods)}) n`,
  `insert into category (id, pid, name, level) values
    ${CATEGORIES.map((name, place) => `(${place + 1}, 0, '${name}', 1)`).join(', ')}`,
];

/** Some goods sell a lot and most a little; one in forty is sold out. */
async function insertGoods(db: Db, from: number, to: number): Promise<void> {
  const made: MadeGoods[] = [];
  for (let n = from; n < to; n += 1) made.push(makeGoods(n));
  const texts = (of: 'name' | 'keyword' | 'intro' | 'content') => made.map((one) => one[of]);
  await sql`
    insert into product (id, shop_id, category_id, name, keyword, intro, content, image, slider,
      price_minor, old_price_minor, rank, created_at)
    select id, 1 + hash % (select count(*) from shop)::int, category, name, keyword, intro, content,
      '/picture/p.webp', '["/picture/p.webp"]', 300 + hash % 19700,
      case when hash % 4 = 0 then 20000 end, (hash / 7) % 1000,
      timestamptz '2026-01-01' - hash % 1000 * interval '1 day'
    from (
      select ${from} + place as id, abs(hashint4(${from} + place::int)::bigint) as hash, made.*
      from unnest(${made.map(({ category }) => category + 1)}::int[], ${texts('name')}::text[],
        ${texts('keyword')}::text[], ${texts('intro')}::text[], ${texts('content')}::text[])
        with ordinality made (category, name, keyword, intro, content, place)
    ) goods`.execute(db);
}

const keys = 'by_rank, by_price, by_dear, by_sold, by_age';
const derived = [
  `select setval('product_id_seq', (select max(id) from product))`,
  `insert into sku (product_id, name, attributes, image, price_minor, old_price_minor, stock, sales)
    select id, 'one', '{"Size":"one"}', image, price_minor, old_price_minor,
      case when id % 40 = 0 then 0 else 1 + id % 200 end,
      least(50000, 3e5 / (1 + abs(hashint4(id + 7)::bigint) % 100000))::int from product`,
  `analyze product`,
  `analyze sku`,
  `insert into listed_product (product_id, scopes, ${keys})
    select product_id, scopes, ${keys} from wanted_listing order by product_id`,
  // Only scopes up to the goods in stock have a list of their own
  `insert into listing (product_id, scope, ${keys})
    select product_id, scope, ${keys} from listed_product, unnest(scopes) scope
    where scope <= 12884901888`,
];

/** Rebuilding an index is faster than updating it while the table is filled. */
async function dropIndexes(db: Db, tables: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = any(${[...tables]}::text[])
      and indexname not like '%_pkey' order by indexname`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.table(name)}`.execute(db);
  return rows.map(({ definition }) => definition);
}
