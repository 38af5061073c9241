import { type Kysely, sql } from 'kysely';

/**
 * What operators edit of goods: drafts, the time from which they are on sale, texts of pictures, specifications, and
 * codes. A sku whose combination was taken out stays, since carts and orders refer to it, and is neither shown nor sold.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // picture_alts: texts by address. specifications: names and values in their order.
  `alter table product
    add column is_draft boolean not null default false,
    add column on_sale_from timestamptz,
    add column code text,
    add column picture_alts jsonb not null default '{}',
    add column specifications jsonb not null default '[]'`,
  'create unique index product_code on product (shop_id, code) where code is not null',
  'create index product_on_sale_from on product (on_sale_from) where on_sale_from is not null',
  // Of the options, in their order; empty for none.
  `alter table product_attr add column pictures text[] not null default '{}'`,
  `alter table sku
    add column code text,
    add column bar_code text,
    add column is_removed boolean not null default false`,
  // As in 034, with the stock of skus that are sold.
  `create or replace view wanted_listing as
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
      select coalesce(sum(stock) filter (where not is_removed), 0) as stock,
        coalesce(sum(sales), 0) as sales
      from sku where sku.product_id = p.id
    ) units
    cross join lateral (
      select avg(star) as star from review r where r.product_id = p.id and r.is_shown
    ) reviews
    where p.is_on_sale and not p.is_removed and shop.is_open`,
];
