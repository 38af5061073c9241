import type { OperatorGoodsDetail } from '@vermilion/api-client/operator';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { Context } from '../kernel/context';
import { invalidValue } from '../kernel/errors';
import { refreshPrices } from '../operator/goods-store';
import { withStoredPictures } from './goods-pictures';
import { goodsByIds, lockSkusOf } from './goods-read-store';
import { referenceProblems } from './goods-references';
import { goodsProblems } from './goods-rules';
import { readGoodsTexts, saveGoodsTexts } from './goods-texts';
import { toDetail, type TranslatedGoods } from './goods-wire';
import { insertGoods, lockVersion, replaceOptions, updateGoods } from './goods-write-store';
import { planSkus, type SkuPlan } from './sku-plan';
import { writeSkus } from './sku-write-store';

type Db = Kysely<Database>;

/** Goods as they are sent, in the order of their ids; those of other shops are left out. */
export async function readGoods(
  ctx: Pick<Context, 'policy'>,
  db: Db,
  { shopId, ids }: { shopId: number | undefined; ids: readonly number[] },
): Promise<OperatorGoodsDetail[]> {
  const goods = (await goodsByIds(db, shopId, ids)).map((row) => toDetail(ctx, row));
  await readGoodsTexts(db, goods);
  return goods;
}

/**
 * Adds goods to a shop and returns their id. Refuses a value against a rule. `present` are the pictures of goods that
 * they are a copy of.
 */
export async function addGoods(
  trx: Db,
  shopId: number,
  sent: TranslatedGoods,
  { now, present = [] }: { now: Date; present?: readonly string[] },
): Promise<number> {
  const goods = await withStoredPictures(trx, shopId, sent, present);
  await checkGoods(trx, { id: 0, shopId }, goods);
  const id = await insertGoods(trx, shopId, goods, now);
  await writeParts(trx, id, goods, planSkus(goods, []) as SkuPlan);
  return id;
}

/** Replaces goods, which have the pictures `present` now; false when they have another version, or a stock that was to be set has changed. */
export async function replaceGoods(
  trx: Db,
  { id, shopId, version }: { id: number; shopId: number; version: number },
  sent: TranslatedGoods,
  present: readonly string[],
): Promise<boolean> {
  const goods = await withStoredPictures(trx, shopId, sent, present);
  await checkGoods(trx, { id, shopId }, goods);
  if (!(await lockVersion(trx, id, version))) return false;
  const plan = planSkus(goods, await lockSkusOf(trx, id));
  if ('because' in plan) {
    if (plan.because === 'sold') return false;
    throw invalidValue(`skus.${plan.at}.stockBefore`, 'must say what the stock was');
  }
  await updateGoods(trx, id, goods);
  await writeParts(trx, id, goods, plan);
  return true;
}

async function checkGoods(trx: Db, owner: { id: number; shopId: number }, goods: TranslatedGoods) {
  const [problem = (await referenceProblems(trx, owner, goods))[0]] = goodsProblems(goods);
  if (problem) throw invalidValue(problem.field, problem.rule);
}

async function writeParts(trx: Db, id: number, goods: TranslatedGoods, plan: SkuPlan) {
  await replaceOptions(trx, id, goods);
  await writeSkus(trx, id, goods, plan);
  await refreshPrices(trx, [id]);
  await saveGoodsTexts(trx, [goods]);
}
