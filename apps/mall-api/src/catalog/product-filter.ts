import {
  sql,
  type Expression,
  type ExpressionBuilder,
  type RawBuilder,
  type SqlBool,
} from 'kysely';
import type { Database } from '../db/schema';
import type { ProductOrder } from './product-order';
import { scopesOf, type Place } from './scope';
import { containing, wordsOf } from './search-text';

/** What narrows a list of goods; amounts in minor units, inclusive. Absent means "any". */
export interface ProductFilter extends Place {
  keyword?: string | undefined;
  minMinor?: number | undefined;
  maxMinor?: number | undefined;
}

type Eb = ExpressionBuilder<Database, 'product'>;
type Condition = RawBuilder<SqlBool>;

/** Goods that anybody may see: on sale, in a shop that is open. */
export function onSale(eb: Eb): Expression<SqlBool> {
  return eb.and([
    eb('product.is_on_sale', '=', true),
    eb('product.is_removed', '=', false),
    eb.exists(
      eb
        .selectFrom('shop')
        .select('shop.id')
        .whereRef('shop.id', '=', 'product.shop_id')
        .where('shop.is_open', '=', true),
    ),
  ]);
}

/** All of the conditions. */
export const all = (conditions: readonly Condition[]) => sql`${sql.join(conditions, sql` and `)}`;

/**
 * Conditions on `l`, a row of `listing` or of `listed_product`, besides its scopes and its words. Prices
 * are compared in the direction in which the order reads them.
 */
export function onRow(filter: ProductFilter, { by, direction }: ProductOrder): Condition[] {
  const { minMinor, maxMinor, shopId, shopCategoryId } = filter;
  const isFalling = by === 'price' && direction === 'desc';
  const from = isFalling
    ? sql<SqlBool>`l.by_dear <= ${-(minMinor ?? 0)}`
    : sql<SqlBool>`l.by_price >= ${minMinor}`;
  const to = isFalling
    ? sql<SqlBool>`l.by_dear >= ${-(maxMinor ?? 0)}`
    : sql<SqlBool>`l.by_price <= ${maxMinor}`;
  const own = sql<SqlBool>`exists (
    select from shop_goods_category where id = ${shopCategoryId} and shop_id = ${shopId})`;
  return [
    ...(minMinor === undefined ? [] : [from]),
    ...(maxMinor === undefined ? [] : [to]),
    ...(shopId === undefined || shopCategoryId === undefined ? [] : [own]),
  ];
}

/** Conditions on the words of a `listed_product`: each word of the search is somewhere in them. */
const onWords = (keyword: string, table: string): Condition[] =>
  wordsOf(keyword).map((word) => sql`${sql.ref(`${table}.words`)} ilike ${containing(word)}`);

/** Conditions on `l` as a row of `listed_product`, for an index of pieces of words and of scopes. */
export function inSearch(filter: ProductFilter): Condition[] {
  const { keyword = '' } = filter;
  const scopes = scopesOf(filter);
  const text = wordsOf(keyword).join(' ');
  return [
    sql`search_terms(l.words, l.scopes) @> searched_terms(${text}, ${scopes}::bigint[])`,
    sql`l.scopes @> ${scopes}::bigint[]`,
    ...onWords(keyword, 'l'),
  ];
}

/** Conditions on `l` as a row of `listing`: in the first scope, the others and the words looked up. */
export function inListing(filter: ProductFilter): Condition[] {
  const { keyword = '' } = filter;
  const [scope, ...others] = scopesOf(filter);
  const looked = [
    ...(others.length ? [sql<SqlBool>`g.scopes @> ${others}::bigint[]`] : []),
    ...onWords(keyword, 'g'),
  ];
  return [
    sql`l.scope = ${scope}`,
    ...(looked.length
      ? [
          // A value of each row, so that no more rows are looked up than the page needs.
          sql<SqlBool>`(select ${all(looked)} from listed_product g where g.product_id = l.product_id)`,
        ]
      : []),
  ];
}
