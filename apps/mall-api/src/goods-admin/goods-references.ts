import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { Problem } from '../operator/sale-rules';
import type { Goods } from './goods';
import { findReferences, isCodeTaken } from './goods-read-store';

/** What goods refer to and does not exist, or not for their shop; `id` is their own, 0 of new ones. */
export async function referenceProblems(
  db: Kysely<Database>,
  { id, shopId }: { id: number; shopId: number },
  goods: Goods,
): Promise<Problem[]> {
  const { categoryId, shopCategoryId, guaranteeIds, code } = goods;
  const found = await findReferences(db, { shopId, categoryId, shopCategoryId, guaranteeIds });
  const problems: Problem[] = [];
  if (!found.category) problems.push({ field: 'categoryId', rule: 'is not a category' });
  if (!found.leaf) problems.push({ field: 'categoryId', rule: 'has categories below' });
  if (shopCategoryId !== null && !found.own) {
    problems.push({ field: 'shopCategoryId', rule: 'is not a category of the shop' });
  }
  for (const [at, one] of guaranteeIds.entries()) {
    if (!found.guarantees.includes(one)) {
      problems.push({ field: `guaranteeIds.${at}`, rule: 'is not a guarantee' });
    }
  }
  if (code !== null && (await isCodeTaken(db, { shopId, code, except: id }))) {
    problems.push({ field: 'code', rule: 'is that of other goods of the shop' });
  }
  return problems;
}
