import { type Kysely, sql } from 'kysely';

/**
 * Tables for lists of goods. `listed_product` has a row for each visible product, `listing` one for
 * each list that contains it (its scopes: the mall, its shop, its categories and their ancestors).
 * Sort keys are encoded so that the smallest is first; ties are broken by rank, then age. Triggers
 * update both on changes of goods, shops and categories; changes by orders (sales, stock) follow by
 * a job that processes `product_moved`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...tables, ...wanted, ...functions, ...triggers, ...leftovers]) {
    await sql.raw(statement).execute(db);
  }
  await sql`select list_products(array(select id from product))`.execute(db);
}

const keys = `
  by_rank bigint not null,
  by_price bigint not null,
  by_dear bigint not null,
  by_sold bigint not null,
  by_age bigint not null`;

const tables = [
  `create table listed_product (
    product_id int primary key references product on delete cascade,
    words text not null,
    scopes bigint[] not null,
    ${keys}
  ) with (fillfactor = 85, autovacuum_vacuum_scale_factor = 0.02)`,
  `create table listing (
    product_id int not null references product on delete cascade,
    scope bigint not null,
    ${keys},
    primary key (product_id, scope)
  ) with (fillfactor = 85, autovacuum_vacuum_scale_factor = 0.02)`,
  `create index listing_rank on listing (scope, by_rank) include (product_id, by_price)`,
  // Price ranges in another order are sorted in memory: the index covers all columns.
  `create index listing_price on listing (scope, by_price, by_rank)
    include (product_id, by_sold, by_age)`,
  `create index listing_dear on listing (scope, by_dear, by_rank) include (product_id)`,
  `create index listing_sold on listing (scope, by_sold, by_rank) include (product_id, by_price)`,
  `create index listing_age on listing (scope, by_age, by_rank) include (product_id, by_price)`,
  // Written by each order and read by the job only.
  `create table product_moved (product_id int not null)`,
  // N-grams of one to three characters, for languages without spaces. A high cost keeps the planner
  // from evaluating the function per row instead of using the index.
  `create function search_terms(words text, scopes bigint[]) returns text[]
    language sql immutable parallel safe cost 10000 as $f$
      select array(
        select distinct substr(word, start, length)
        from regexp_split_to_table(lower(words), '\\s+') word,
          generate_series(1, char_length(word)) start, generate_series(1, 3) length
        where start + length - 1 <= char_length(word)
        union all
        select ' ' || scope from unnest(scopes) scope where scope <> 0
      ) $f$`,
  `create index listed_product_terms on listed_product using gin (search_terms(words, scopes))`,
  // The longest n-grams only: they are the most selective and contain the others.
  `create function searched_terms(searched text, scopes bigint[]) returns text[]
    language sql immutable parallel safe as $f$
      select array(
        select distinct substr(word, start, 3)
        from regexp_split_to_table(lower(searched), '\\s+') word,
          generate_series(1, greatest(1, char_length(word) - 2)) start
        where word <> ''
        union all
        select ' ' || scope from unnest(scopes) scope where scope <> 0
      ) $f$`,
];

// Scopes: 0 the mall, ids of categories, 2^32 + ids of shops, 2·2^32 + ids of categories of shops,
// 3·2^32 in stock. See src/listing/scope.ts.
const wanted = [
  `create view wanted_listing as
    select p.id as product_id,
      p.name || ' ' || p.keyword as words,
      array(
        select distinct scope from (values
          (0::bigint),
          (case when units.stock > 0 then 12884901888 end),
          (4294967296 + p.shop_id),
          (c.id::bigint), (nullif(c.pid, 0)), (nullif(above.pid, 0)),
          (8589934592 + own.id), (8589934592 + nullif(own.pid, 0))
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
    where p.is_on_sale and not p.is_removed and shop.is_open`,
];

const columns = ['by_rank', 'by_price', 'by_dear', 'by_sold', 'by_age'];
const taking = (names: string[]) => names.map((name) => `${name} = excluded.${name}`).join(', ');
const row = (table: string, names: string[]) =>
  `(${names.map((name) => `${table}.${name}`).join(', ')})`;
const upsert = (table: string, key: string, names: string[]) => `
  on conflict (${key}) do update set ${taking(names)}
  where ${row(table, names)} is distinct from ${row('excluded', names)}`;

const functions = [
  // Locks the goods first, so that it reads the last committed change. All access is by key, since
  // a plan may be made for empty tables and reused while they grow.
  `create function list_products(ids int[]) returns void language plpgsql
    set enable_seqscan = off set jit = off as $f$
    begin
      perform from product where id = any(ids) order by id for no key update;
      delete from listed_product l where product_id = any(ids)
        and not exists (select from wanted_listing w where w.product_id = l.product_id);
      insert into listed_product (product_id, words, scopes, ${columns.join(', ')})
      select product_id, words, scopes, ${columns.join(', ')}
      from wanted_listing where product_id = any(ids) order by product_id
      ${upsert('listed_product', 'product_id', ['words', 'scopes', ...columns])};
      delete from listing l where product_id = any(ids) and not exists (
        select from listed_product p where p.product_id = l.product_id and l.scope = any(p.scopes));
      insert into listing (product_id, scope, ${columns.join(', ')})
      select product_id, unnest(scopes) as scope, ${columns.join(', ')}
      from listed_product where product_id = any(ids) order by product_id, scope
      ${upsert('listing', 'product_id, scope', columns)};
    end $f$`,
  `create function list_changed_products() returns trigger language plpgsql as $f$
    begin
      perform list_products(array(select id from changed));
      return null;
    end $f$`,
  `create function list_products_of_skus() returns trigger language plpgsql as $f$
    begin
      perform list_products(array(select distinct product_id from changed));
      return null;
    end $f$`,
  `create function note_moved_products() returns trigger language plpgsql as $f$
    begin
      insert into product_moved select distinct product_id from changed;
      return null;
    end $f$`,
  `create function list_products_of_shop() returns trigger language plpgsql as $f$
    begin
      perform list_products(array(select id from product where shop_id = new.id));
      return null;
    end $f$`,
  // Category trees have three levels.
  `create function list_products_of_category() returns trigger language plpgsql as $f$
    begin
      perform list_products(array(
        select p.id from product p join category c on c.id = p.category_id
        left join category above on above.id = c.pid
        where new.id in (c.id, c.pid, above.pid)));
      return null;
    end $f$`,
  `create function list_products_of_shop_category() returns trigger language plpgsql as $f$
    begin
      perform list_products(array(
        select p.id from product p join shop_goods_category own on own.id = p.shop_goods_category_id
        where new.id in (own.id, own.pid)));
      return null;
    end $f$`,
];

const changedRows = 'referencing new table as changed for each statement execute function';
const triggers = [
  `create trigger list_new after insert on product ${changedRows} list_changed_products()`,
  `create trigger list_changed after update on product ${changedRows} list_changed_products()`,
  `create trigger list_new after insert on sku ${changedRows} list_products_of_skus()`,
  `create trigger list_gone after delete on sku
    referencing old table as changed for each statement execute function list_products_of_skus()`,
  `create trigger note_moved after update on sku ${changedRows} note_moved_products()`,
  `create trigger list_changed after update of is_open on shop
    for each row when (old.is_open is distinct from new.is_open)
    execute function list_products_of_shop()`,
  ...['category', 'shop_goods_category'].flatMap((table) => {
    const run = `list_products_of_${table === 'category' ? 'category' : 'shop_category'}()`;
    return [
      `create trigger list_new after insert on ${table} for each row execute function ${run}`,
      `create trigger list_moved after update of pid on ${table} for each row
        when (old.pid is distinct from new.pid) execute function ${run}`,
    ];
  }),
];

/** Indexes that lists no longer use; the remaining ones find the goods of a shop or a category. */
const leftovers = [
  'drop index product_category',
  'drop index product_rank',
  'drop index product_shop',
  'alter table product drop column grams',
  'drop function text_grams(text)',
  'create index product_shop on product (shop_id)',
  'create index product_category on product (category_id)',
  'create index product_shop_goods_category on product (shop_goods_category_id)',
  'create index category_pid on category (pid)',
  'create index shop_goods_category_pid on shop_goods_category (pid)',
];
