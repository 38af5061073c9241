import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { Database } from '../db/schema';
import { containing, wordsOf } from './search-text';
import { isInStock } from './units';

/** What narrows a list of goods; amounts in minor units, inclusive. Absent means "any". */
export interface ProductFilter {
  keyword?: string | undefined;
  /** A category of the mall, with those below it. */
  categoryId?: number | undefined;
  /** A category of the shop, with those below it. */
  shopCategoryId?: number | undefined;
  shopId?: number | undefined;
  minMinor?: number | undefined;
  maxMinor?: number | undefined;
  inStock?: boolean;
}

type Eb = ExpressionBuilder<Database, 'product'>;
type Condition = Expression<SqlBool>;

/** Goods that anybody may see: on sale, in a shop that is open. */
export function onSale(eb: Eb): Condition {
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

/** Goods on sale that fit the filter. */
export function matching(filter: ProductFilter) {
  return (eb: Eb): Condition => {
    const conditions = [onSale(eb), ...keywordConditions(eb, filter.keyword)];
    const add = (value: unknown, condition: () => Condition) => {
      if (value !== undefined && value !== false) conditions.push(condition());
    };
    add(filter.categoryId, () => inCategory(eb, filter.categoryId));
    add(filter.shopCategoryId, () => inShopCategory(eb, filter.shopCategoryId));
    add(filter.shopId, () => eb('product.shop_id', '=', filter.shopId ?? 0));
    add(filter.minMinor, () => eb('product.price_minor', '>=', filter.minMinor ?? 0));
    add(filter.maxMinor, () => eb('product.price_minor', '<=', filter.maxMinor ?? 0));
    add(filter.inStock, () => isInStock('product'));
    return eb.and(conditions);
  };
}

/** The index of pieces of one and two characters narrows, the pattern decides; in any language. */
function keywordConditions(eb: Eb, keyword = ''): Condition[] {
  const words = wordsOf(keyword);
  const searched = sql<string>`(product.name || ' ' || product.keyword)`;
  const text = words.join(' ');
  return words.length === 0
    ? []
    : [
        eb.and([
          sql<boolean>`product.grams @> text_grams(${text})`,
          ...words.map((word) => eb(searched, 'ilike', containing(word))),
        ]),
      ];
}

function inCategory(eb: Eb, id = 0): Condition {
  const children = eb.selectFrom('category').select('category.id').where('category.pid', '=', id);
  return eb('product.category_id', 'in', (within) =>
    within
      .selectFrom('category')
      .select('category.id')
      .where((category) =>
        category.or([
          category('category.id', '=', id),
          category('category.pid', '=', id),
          category('category.pid', 'in', children),
        ]),
      ),
  );
}

function inShopCategory(eb: Eb, id = 0): Condition {
  return eb('product.shop_goods_category_id', 'in', (within) =>
    within
      .selectFrom('shop_goods_category as own')
      .select('own.id')
      .where((own) => own.or([own('own.id', '=', id), own('own.pid', '=', id)])),
  );
}
