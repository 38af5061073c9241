import type { CategoryNode } from '@vermilion/api-client';
import type { ShopCategory } from '@vermilion/mall-components/shop';
import { integerOf, rowsOf, textOf } from '@vermilion/mall-data/format';
import { paths } from '../page-params/paths';

/** The shop's own categories, linked to their goods. */
export const toCategories = (
  shopId: number,
  tree: readonly CategoryNode[] | null,
): ShopCategory[] =>
  rowsOf(tree, ({ id, name, childList }) => ({
    id: integerOf(id),
    name: textOf(name),
    href: paths.shopGoods(shopId, { cid: id }),
    children: toCategories(shopId, childList ?? []),
  }));
