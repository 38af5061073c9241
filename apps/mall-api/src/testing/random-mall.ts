import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema';
import { indexChanges } from '../search/indexer';

/** Goods as a list shows them, read from their own tables. */
export interface Goods {
  id: number;
  price: number;
  rank: number;
  sold: number;
  age: number;
  shopId: number;
  categories: number[];
  shopCategories: number[];
}

/** Five shops, categories in three levels, and similar goods, so that many sort keys are equal. */
export async function fillRandomMall(db: Kysely<Database>, goods: number): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`select setseed(0.5)`);
  await run(`insert into shop_type (name) values ('Any')`);
  await run(`insert into shop_category (name) values ('Any')`);
  await run(`insert into shop (name, type_id, category_id, avatar, back_image, is_open)
    select 'Shop ' || n, 1, 1, '', '', n < 5 from generate_series(1, 5) n`);
  await run(`insert into category (id, pid, name, level) values
    (1, 0, 'a', 1), (2, 0, 'b', 1), (3, 1, 'aa', 2), (4, 1, 'ab', 2), (5, 3, 'aaa', 3), (6, 3, 'aab', 3)`);
  await run(`insert into shop_goods_category (shop_id, pid, name, level)
    select 1 + n % 4, case when n > 4 then n - 4 else 0 end, 'own', 1 + n / 5 from generate_series(1, 8) n`);
  await run(`
    insert into product (shop_id, category_id, shop_goods_category_id, name, keyword, image, price_minor,
      rank, ficti, is_on_sale, is_removed, created_at)
    select 1 + floor(random() * 5), 1 + floor(random() * 6), null,
      (array['Red mug', 'Blue mug', 'Teapot 100%', '手工茶具', 'กาน้ำชา'])[1 + floor(random() * 5)], 'tea_' || n % 3,
      '', floor(random() * 6) * 100, floor(random() * 4), floor(random() * 3),
      random() > 0.1, random() < 0.1, timestamptz '2026-01-01' + n % 5 * interval '1 day'
    from generate_series(1, ${goods}) n`);
  await run(`update product set shop_goods_category_id = own.id from shop_goods_category own
    where own.shop_id = product.shop_id and (product.id + own.id) % 3 = 0`);
  await run(`insert into sku (product_id, name, image, price_minor, stock, sales)
    select id, 'one', '', price_minor, id % 3, id % 4 from product`);
  await indexChanges(db);
}

/** All goods on sale. */
export async function goodsOnShow(db: Kysely<Database>): Promise<Goods[]> {
  const { rows } = await sql<Goods>`
    select p.id, p.price_minor as price, p.rank,
      p.ficti + coalesce((select sum(sales) from sku where product_id = p.id), 0) as sold,
      extract(epoch from p.created_at)::int as age, p.shop_id as "shopId",
      array_remove(array[c.id, c.pid, above.pid], null) as categories,
      array_remove(array[own.id, own.pid], null) as "shopCategories"
    from product p join shop s on s.id = p.shop_id join category c on c.id = p.category_id
    left join category above on above.id = c.pid
    left join shop_goods_category own on own.id = p.shop_goods_category_id
    where s.is_open and p.is_on_sale and not p.is_removed`.execute(db);
  return rows;
}

export interface AnySearch {
  keyword?: string | undefined;
  cid?: number | undefined;
  merId?: number | undefined;
  minPrice?: string | undefined;
  maxPrice?: string | undefined;
  sort?: readonly ['price' | 'sales' | 'new', 'asc' | 'desc'] | undefined;
}

const KEYS = { price: 'price', sales: 'sold', new: 'age' } as const;

/** The expected list, by comparing all pairs. */
export function naiveList(goods: readonly Goods[], search: AnySearch): number[] {
  const { cid, merId, minPrice = '0', maxPrice = '1000', sort } = search;
  const byRank = (a: Goods, b: Goods) => b.rank - a.rank || b.id - a.id;
  // A list with an index for one direction only is read backwards for the other.
  const isBackwards = sort && sort[1] === 'asc' && sort[0] !== 'price';
  const byKey = (a: Goods, b: Goods) => {
    if (!sort) return byRank(a, b);
    const way = sort[0] === 'price' && sort[1] === 'asc' ? 1 : -1;
    return way * (a[KEYS[sort[0]]] - b[KEYS[sort[0]]]) || byRank(a, b);
  };
  const ids = goods
    .filter(
      (one) =>
        (cid === undefined || one.categories.includes(cid)) &&
        (merId === undefined || one.shopId === merId) &&
        one.price >= Number(minPrice) * 100 &&
        one.price <= Number(maxPrice) * 100,
    )
    .sort(byKey)
    .map(({ id }) => id);
  return isBackwards ? ids.reverse() : ids;
}
