import { sql } from 'kysely';
import { prepared } from '../db/prepared';
import { FACETS, IN_STOCK } from '../listing/scope';

/** The goods that are compared: the first of the category, and fewer of the one above it. */
const COMPARED = 200;
const COMPARED_ABOVE = 60;

/** Weights of words in a description, in the classification, in the rest of a name, and at its head. */
const WORDS = sql.lit('{0, 0.1, 0.6, 1}');

/** A price four times as high, or a quarter of it, is no longer near. */
const FAR = 4;

const firstOf = (category: string, isAbove: boolean, most: number) => sql`
  (select l.product_id, l.by_rank, ${sql.lit(isAbove)} as is_above from listing l
    where l.scope = ${sql.ref(category)} and l.product_id <> own.id
    order by l.by_rank limit ${sql.lit(most)})`;

/** All terms of the name of goods, in every language, as a query for any of them. */
const words = sql`(
  select nullif(string_agg('''' || replace(replace(term, '\\', '\\\\'), '''', '''''') || '''', '|'), '')::tsquery
  from search_goods g, unnest(tsvector_to_array(ts_filter(g.terms, '{a,b}'))) term where g.id = p.id)`;

/**
 * Goods in stock that are like one of the mall's, the most alike first: by its category, the values of facets that they
 * share, the words of their names, and how near the price is. The number compared does not grow with the mall.
 */
export const similarGoods = prepared(
  (_, { id, limit }: { id: number; limit: number }) => sql<{ id: number }>`
    with own as materialized (
      select p.id, p.category_id, c.pid as above_id, greatest(l.by_price, 1)::float8 as price,
        array(select scope from unnest(l.scopes) scope where scope >= ${sql.lit(FACETS)}) as attributes,
        ${words} as words
      from product p
      join listed_product l on l.product_id = p.id
      left join category c on c.id = p.category_id
      where p.id = ${id}
    ),
    compared as materialized (
      select first.product_id, min(first.by_rank) as by_rank, bool_and(first.is_above) as is_above
      from own cross join lateral (
        ${firstOf('own.category_id', false, COMPARED)}
        union all
        ${firstOf('own.above_id', true, COMPARED_ABOVE)}
      ) first
      group by first.product_id
    )
    select compared.product_id as id
    from own cross join compared
    -- looked up by key, whatever is planned
    cross join lateral (
      select scopes, by_price from listed_product where product_id = compared.product_id offset 0
    ) l
    left join lateral (
      select terms from search_goods where id = compared.product_id offset 0
    ) g on true
    where l.scopes @> array[${sql.lit(IN_STOCK)}::bigint]
    order by
      case when compared.is_above then 0 else 1 end
      + 3 * coalesce(ts_rank(${WORDS}, g.terms, own.words), 0)
      + 1.5 * (select count(*) from unnest(own.attributes) attribute where attribute = any(l.scopes))
        / greatest(cardinality(own.attributes), 1)
      + greatest(0, 1 - abs(ln(greatest(l.by_price, 1) / own.price)) / ln(${sql.lit(FAR)}::float8)) desc,
      compared.by_rank
    limit ${limit}`,
);
