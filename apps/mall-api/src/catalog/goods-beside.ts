import { sql } from 'kysely';
import { SHOP_CATEGORIES, SHOPS } from '../listing/scope';

/** Number of other goods of the shop shown next to a product. */
const BESIDE = 4;

/** The first goods of one list, without the product itself. */
const firstOf = (scope: number, owner: string, isElsewhere: boolean) => sql`
  (select l.product_id, l.by_rank, ${sql.lit(isElsewhere)} as is_elsewhere
    from listing l
    where l.scope = ${sql.lit(scope)} + ${sql.ref(owner)} and l.product_id <> product.id
    order by l.by_rank limit ${sql.lit(BESIDE)})`;

/**
 * Other goods of the shop of `product`: the bestsellers of its category in the shop, then those of the whole shop. Only
 * the keys of the few that are shown are read from the lists.
 */
export const goodsBeside = sql<{ id: number; by_rank: number; is_elsewhere: boolean }>`(
  select found.product_id as id, found.by_rank, bool_and(found.is_elsewhere) as is_elsewhere
  from (
    ${firstOf(SHOP_CATEGORIES, 'product.shop_goods_category_id', false)}
    union all
    ${firstOf(SHOPS, 'product.shop_id', true)}
  ) found
  group by found.product_id, found.by_rank
  order by bool_and(found.is_elsewhere), found.by_rank
  limit ${sql.lit(BESIDE)}
)`;
