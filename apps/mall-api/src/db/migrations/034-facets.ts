import { type Kysely, sql } from 'kysely';

/**
 * Facets besides categories and shops: type of the shop, self-operated, rating, reduced price. They
 * are scopes of `listed_product` only, whose index combines them; rows of `listing` for each would
 * cost more than they save. Words of goods are removed from lists, since the search index contains
 * them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  await sql`select list_products(array(select id from product))`.execute(db);
  // Entries now contain the language of a name.
  await sql`insert into search_due (kind, id) select 'goods', id from product`.execute(db);
}

const columns = ['by_rank', 'by_price', 'by_dear', 'by_sold', 'by_age'];
const taking = (names: string[]) => names.map((name) => `${name} = excluded.${name}`).join(', ');
const row = (table: string, names: string[]) =>
  `(${names.map((name) => `${table}.${name}`).join(', ')})`;
const upsert = (table: string, key: string, names: string[]) => `
  on conflict (${key}) do update set ${taking(names)}
  where ${row(table, names)} is distinct from ${row('excluded', names)}`;

// In addition to 006c: 4·2^32 self-operated shops, 5·2^32 reduced price, 6·2^32 + types of shops,
// 7·2^32 + lower bounds of the mean rating.
const statements = [
  'drop view wanted_listing',
  'alter table listed_product drop column words',
  `create view wanted_listing as
    select p.id as product_id,
      array(
        select distinct scope from (values
          (0::bigint),
          (case when units.stock > 0 then 12884901888 end),
          (4294967296 + p.shop_id),
          (c.id::bigint), (nullif(c.pid, 0)), (nullif(above.pid, 0)),
          (8589934592 + own.id), (8589934592 + nullif(own.pid, 0)),
          (case when shop.is_self then 17179869184 end),
          (case when p.old_price_minor > p.price_minor then 21474836480 end),
          (25769803776 + shop.type_id),
          (case when reviews.star >= 3 then 30064771075 end),
          (case when reviews.star >= 4 then 30064771076 end)
        ) places (scope) where scope is not null order by scope
      ) as scopes,
      -p.rank::bigint * 4294967296 - p.id as by_rank,
      p.price_minor::bigint as by_price,
      -p.price_minor::bigint as by_dear,
      -(units.sales + p.ficti) as by_sold,
      -(extract(epoch from p.created_at) * 1000000)::bigint as by_age
    from product p
    join shop on shop.id = p.shop_id
    join category c on c.id = p.category_id
    left join category above on above.id = c.pid
    left join shop_goods_category own on own.id = p.shop_goods_category_id
    cross join lateral (
      select coalesce(sum(stock), 0) as stock, coalesce(sum(sales), 0) as sales
      from sku where sku.product_id = p.id
    ) units
    cross join lateral (
      select avg(star) as star from review r where r.product_id = p.id and r.is_shown
    ) reviews
    where p.is_on_sale and not p.is_removed and shop.is_open`,
  // As in 006c, without words and scopes that are not lists.
  `create or replace function list_products(ids int[]) returns void language plpgsql
    set enable_seqscan = off set jit = off as $f$
    begin
      perform from product where id = any(ids) order by id for no key update;
      delete from listed_product l where product_id = any(ids)
        and not exists (select from wanted_listing w where w.product_id = l.product_id);
      insert into listed_product (product_id, scopes, ${columns.join(', ')})
      select product_id, scopes, ${columns.join(', ')}
      from wanted_listing where product_id = any(ids) order by product_id
      ${upsert('listed_product', 'product_id', ['scopes', ...columns])};
      delete from listing l where product_id = any(ids) and not exists (
        select from listed_product p where p.product_id = l.product_id and l.scope = any(p.scopes));
      insert into listing (product_id, scope, ${columns.join(', ')})
      select product_id, scope, ${columns.join(', ')}
      from listed_product, unnest(scopes) as scope
      where product_id = any(ids) and scope <= 12884901888 order by product_id, scope
      ${upsert('listing', 'product_id, scope', columns)};
    end $f$`,
  'drop trigger list_changed on shop',
  `create trigger list_changed after update of is_open, is_self, type_id on shop
    for each row when ((old.is_open, old.is_self, old.type_id)
      is distinct from (new.is_open, new.is_self, new.type_id))
    execute function list_products_of_shop()`,
  // Reviews follow orders: lists are updated some minutes later, as for sales.
  ...(['insert', 'update', 'delete'] as const).map(
    (event) => `create trigger note_moved_by_${event} after ${event} on review
      referencing ${event === 'delete' ? 'old' : 'new'} table as changed
      for each statement execute function note_moved_products()`,
  ),
];
