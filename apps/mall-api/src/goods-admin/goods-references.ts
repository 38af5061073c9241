import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { invalidValue } from '../kernel/errors';
import type { Goods } from './goods';
import { findReferences, isCodeTaken } from './goods-read-store';

/** Refuses goods that refer to something that does not exist, or not for the shop; `id` is their own, 0 of new ones. */
export async function checkReferences(
  db: Kysely<Database>,
  { id, shopId }: { id: number; shopId: number },
  goods: Goods,
): Promise<void> {
  const { categoryId, shopCategoryId, guaranteeIds, code } = goods;
  const found = await findReferences(db, { shopId, categoryId, shopCategoryId, guaranteeIds });
  if (!found.category) throw invalidValue('categoryId', 'is not a category');
  if (!found.leaf) throw invalidValue('categoryId', 'has categories below');
  if (shopCategoryId !== null && !found.own) {
    throw invalidValue('shopCategoryId', 'is not a category of the shop');
  }
  const missing = guaranteeIds.findIndex((one) => !found.guarantees.includes(one));
  if (missing >= 0) throw invalidValue(`guaranteeIds.${missing}`, 'is not a guarantee');
  if (code !== null && (await isCodeTaken(db, { shopId, code, except: id }))) {
    throw invalidValue('code', 'is that of other goods of the shop');
  }
}
