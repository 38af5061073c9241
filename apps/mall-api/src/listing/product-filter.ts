import {
  type Expression,
  type ExpressionBuilder,
  type RawBuilder,
  sql,
  type SqlBool,
} from 'kysely';
import type { Database } from '../db/schema';
import { type ListingFilter, scopesOf } from './scope';

/** Filters of a list of goods; amounts in minor units, inclusive. Absent means "any". */
export interface ProductFilter extends ListingFilter {
  minMinor?: number | undefined;
  maxMinor?: number | undefined;
  /** Goods in one of these scopes, or with one of these ids: what coupons apply to. */
  reach?: Reach | undefined;
  /** Goods in one of the scopes of each list: the selected values of a facet. */
  anyOf?: readonly (readonly number[])[] | undefined;
}

export interface Reach {
  scopes: readonly number[];
  productIds: readonly number[];
}

type Eb = ExpressionBuilder<Database, 'product'>;
type Condition = RawBuilder<SqlBool>;

/** Goods that are publicly visible: on sale, in an open shop. */
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

/** Conjunction of conditions. */
export const all = (conditions: readonly Condition[]) =>
  sql<SqlBool>`${sql.join(conditions, sql` and `)}`;

/**
 * How a price range is evaluated: along the ascending or the descending price index, or per row while the
 * list is read in another order.
 */
export type PriceReading = 'rising' | 'falling' | 'each';

/** Conditions on `l`, a row of `listing` or of `listed_product`, except its scopes. */
export function onRow(filter: ProductFilter, reading: PriceReading): Condition[] {
  const { minMinor, maxMinor, shopId, shopCategoryId } = filter;
  // The sum prevents use of the price index, which would read the whole range
  const price = reading === 'each' ? sql`(l.by_price + 0)` : sql`l.by_price`;
  const from = (minor: number): Condition =>
    reading === 'falling' ? sql`l.by_dear <= ${-minor}` : sql`${price} >= ${minor}`;
  const to = (minor: number): Condition =>
    reading === 'falling' ? sql`l.by_dear >= ${-minor}` : sql`${price} <= ${minor}`;
  const own = sql<SqlBool>`exists (
    select from shop_goods_category where id = ${shopCategoryId} and shop_id = ${shopId})`;
  return [
    ...(minMinor === undefined ? [] : [from(minMinor)]),
    ...(maxMinor === undefined ? [] : [to(maxMinor)]),
    ...(shopId === undefined || shopCategoryId === undefined ? [] : [own]),
    // Evaluated per row, so that no more rows are looked up than the page needs
    ...(filter.reach
      ? [
          sql<SqlBool>`(select ${within(filter.reach, 'o')} from listed_product o
      where o.product_id = l.product_id)`,
        ]
      : []),
  ];
}

/** Conditions on `table`, a row of `listed_product`: one of the selected values of each facet. */
export const inValues = ({ anyOf = [] }: Pick<ProductFilter, 'anyOf'>, table: 'l' | 'o' = 'l') =>
  anyOf.map((scopes) => sql<SqlBool>`${sql.ref(`${table}.scopes`)} && ${[...scopes]}::bigint[]`);

/** The same for `l` as a row of `listing`, by look-up. */
export const inValuesByKey = (filter: Pick<ProductFilter, 'anyOf'>): Condition[] =>
  filter.anyOf?.length
    ? [
        sql<SqlBool>`(select ${all(inValues(filter, 'o'))}
          from listed_product o where o.product_id = l.product_id)`,
      ]
    : [];

/** Whether `table`, a row of `listed_product`, is within reach. */
export const within = ({ scopes, productIds }: Reach, table: 'l' | 'o') =>
  sql<boolean>`(${sql.ref(`${table}.scopes`)} && ${[...scopes]}::bigint[]
    or ${sql.ref(`${table}.product_id`)} = any(${[...productIds]}::int[]))`;

/** Conditions on `l` as a row of `listed_product`, for an index of scopes. */
export const inAllScopes = (filter: ProductFilter): Condition[] => [
  sql`search_terms('', l.scopes) @> searched_terms('', ${scopesOf(filter)}::bigint[])`,
  sql`l.scopes @> ${scopesOf(filter)}::bigint[]`,
  ...(filter.reach ? [inIndex(filter.reach)] : []),
  ...(filter.anyOf ?? []).map(
    (scopes) =>
      sql<SqlBool>`search_terms('', l.scopes) && searched_terms('', ${[...scopes]}::bigint[])`,
  ),
  ...inValues(filter),
];

const inIndex = ({ scopes, productIds }: Reach): Condition =>
  sql`(search_terms('', l.scopes) && searched_terms('', ${[...scopes]}::bigint[])
    or l.product_id = any(${[...productIds]}::int[]))`;

/** Conditions on `l` as a row of `listing`: in the first scope, and in the others by look-up. */
export function inListing(filter: ProductFilter): Condition[] {
  const [scope, ...others] = scopesOf(filter);
  return [
    sql`l.scope = ${scope}`,
    ...(others.length
      ? [
          // Evaluated per row, so that no more rows are looked up than the page needs
          sql<SqlBool>`(select g.scopes @> ${others}::bigint[] from listed_product g
            where g.product_id = l.product_id)`,
        ]
      : []),
    ...inValuesByKey(filter),
  ];
}
