import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { Problem } from '../operator/sale-rules';
import type { Goods } from './goods';
import { findReferences } from './goods-read-store';

/** Goods of a shop; `id` is their own, 0 of new ones. */
export interface OwnedGoods<Fields extends Goods = Goods> {
  id: number;
  shopId: number;
  goods: Fields;
}

/** Reads what goods refer to; then it is known for each of them what does not exist, or not for their shop. */
export async function referenceProblems(
  db: Kysely<Database>,
  all: readonly OwnedGoods[],
): Promise<(one: OwnedGoods) => Problem[]> {
  const found = await findReferences(db, {
    categoryIds: all.map(({ goods }) => goods.categoryId),
    shopCategoryIds: all.flatMap(({ goods }) => goods.shopCategoryId ?? []),
    guaranteeIds: all.flatMap(({ goods }) => goods.guaranteeIds),
    shopIds: all.map(({ shopId }) => shopId),
    codes: all.flatMap(({ goods }) => goods.code ?? []),
  });
  const isLeaf = new Map(found.categories.map((one) => [one.id, one.isLeaf]));
  return ({ id, shopId, goods: { categoryId, shopCategoryId, guaranteeIds, code } }) => {
    const problems: Problem[] = [];
    if (!isLeaf.has(categoryId)) problems.push({ field: 'categoryId', rule: 'is not a category' });
    if (isLeaf.get(categoryId) === false) {
      problems.push({ field: 'categoryId', rule: 'has categories below' });
    }
    const isOwn = found.shopCategories.some(
      (one) => one.id === shopCategoryId && one.shopId === shopId,
    );
    if (shopCategoryId !== null && !isOwn) {
      problems.push({ field: 'shopCategoryId', rule: 'is not a category of the shop' });
    }
    for (const [at, one] of guaranteeIds.entries()) {
      if (!found.guarantees.includes(one)) {
        problems.push({ field: `guaranteeIds.${at}`, rule: 'is not a guarantee' });
      }
    }
    const isTaken = found.coded.some(
      (one) => one.code === code && one.shopId === shopId && one.id !== id,
    );
    if (isTaken) problems.push({ field: 'code', rule: 'is that of other goods of the shop' });
    return problems;
  };
}
