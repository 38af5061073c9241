import { type Kysely, sql } from 'kysely';

/**
 * Lists contain review counts and ratings, precomputed: computing them per page would be slow for
 * popular goods.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  await sql`select list_products(array(select product_id from listed_product))`.execute(db);
}

const columns = ['by_rank', 'by_price', 'by_dear', 'by_sold', 'by_age'];
const row = (table: string, names: string[]) =>
  `(${names.map((name) => `${table}.${name}`).join(', ')})`;
const upsert = (table: string, key: string, names: string[]) => `
  on conflict (${key}) do update
  set ${names.map((name) => `${name} = excluded.${name}`).join(', ')}
  where ${row(table, names)} is distinct from ${row('excluded', names)}`;

const statements = [
  `alter table listed_product
    add column review_count int not null default 0,
    add column stars numeric(2, 1)`,
  // As in 034, with reviews.
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
      update listed_product l set review_count = r.review_count, stars = r.stars
      from (
        select listed.id, count(review.id) as review_count, round(avg(review.star), 1) as stars
        from unnest(ids) listed (id)
        left join review on review.product_id = listed.id and review.is_shown
        group by listed.id order by listed.id
      ) r
      where l.product_id = r.id
        and (l.review_count, l.stars) is distinct from (r.review_count, r.stars);
      delete from listing l where product_id = any(ids) and not exists (
        select from listed_product p where p.product_id = l.product_id and l.scope = any(p.scopes));
      insert into listing (product_id, scope, ${columns.join(', ')})
      select product_id, scope, ${columns.join(', ')}
      from listed_product, unnest(scopes) as scope
      where product_id = any(ids) and scope <= 12884901888 order by product_id, scope
      ${upsert('listing', 'product_id, scope', columns)};
    end $f$`,
];
