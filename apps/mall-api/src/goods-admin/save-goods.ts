import type { OperatorGoodsDetail } from '@vermilion/api-client/operator';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { Context } from '../kernel/context';
import { invalidValue } from '../kernel/errors';
import { refreshPrices } from '../operator/goods-store';
import type { Problem } from '../operator/sale-rules';
import { withStoredPictures } from './goods-pictures';
import { goodsByIds, lockSkusOf } from './goods-read-store';
import { type OwnedGoods, referenceProblems } from './goods-references';
import { goodsProblems } from './goods-rules';
import { readGoodsTexts, saveGoodsTexts } from './goods-texts';
import { toDetail, type TranslatedGoods } from './goods-wire';
import {
  insertGoods,
  insertOptions,
  lockVersions,
  replaceOptions,
  updateGoods,
} from './goods-write-store';
import { planSkus, type SkuPlan } from './sku-plan';
import { insertSkus, writeSkus } from './sku-write-store';

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

type Owned = OwnedGoods<TranslatedGoods>;

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
  const goods = await withStoredPictures(trx, { shopId, goods: sent, present });
  await checkGoods(trx, { id: 0, shopId, goods });
  const [id] = await insertChecked(trx, [{ shopId, goods }], now);
  return id as number;
}

/** Adds goods that keep the rules, in the same statements for all of them; returns their ids in the same order. */
export async function insertChecked(
  trx: Db,
  all: readonly Pick<Owned, 'shopId' | 'goods'>[],
  now: Date,
): Promise<number[]> {
  if (all.length === 0) return [];
  const ids = await insertGoods(trx, all, now);
  const added = all.map(({ goods }, at) => ({
    id: ids[at] as number,
    goods,
    added: (planSkus(goods, []) as SkuPlan).added,
  }));
  await insertOptions(trx, added);
  await insertSkus(trx, added);
  await refreshPrices(trx, ids);
  await saveGoodsTexts(
    trx,
    all.map(({ goods }) => goods),
  );
  return ids;
}

/** Replaces goods, which have the pictures `present` now; false when they have another version, or a stock that was to be set has changed. */
export async function replaceGoods(
  trx: Db,
  { id, shopId, version }: { id: number; shopId: number; version: number },
  sent: TranslatedGoods,
  present: readonly string[],
): Promise<boolean> {
  const goods = await withStoredPictures(trx, { shopId, goods: sent, present });
  await checkGoods(trx, { id, shopId, goods });
  return replaceChecked(trx, [{ id, version, goods }]);
}

/** Goods as they will be, of the version that was read. */
interface Replaced {
  id: number;
  version: number;
  goods: TranslatedGoods;
}

/**
 * The same, of goods that keep the rules, in the same statements for all of them; false, and nothing is written, when one
 * of them has changed.
 */
export async function replaceChecked(trx: Db, all: readonly Replaced[]): Promise<boolean> {
  if (all.length === 0) return true;
  const ids = all.map(({ id }) => id);
  if (!(await lockVersions(trx, all))) return false;
  const stored = await lockSkusOf(trx, ids);
  const planned: (Replaced & { plan: SkuPlan })[] = [];
  for (const one of all) {
    const own = stored.filter(({ goodsId }) => goodsId === one.id);
    const plan = planSkus(one.goods, own);
    if ('because' in plan) {
      if (plan.because === 'sold') return false;
      throw invalidValue(`skus.${plan.at}.stockBefore`, 'must say what the stock was');
    }
    planned.push({ ...one, plan });
  }
  await updateGoods(trx, all);
  await replaceOptions(trx, all);
  await writeSkus(trx, planned);
  await refreshPrices(trx, ids);
  await saveGoodsTexts(
    trx,
    all.map(({ goods }) => goods),
  );
  return true;
}

/** What of goods is against a rule first, and what they refer to. */
export async function firstProblems(
  trx: Db,
  all: readonly Owned[],
): Promise<(Problem | undefined)[]> {
  const referenceProblemsOf = await referenceProblems(trx, all);
  return all.map((one) => goodsProblems(one.goods)[0] ?? referenceProblemsOf(one)[0]);
}

async function checkGoods(trx: Db, one: Owned): Promise<void> {
  const [problem] = await firstProblems(trx, [one]);
  if (problem) throw invalidValue(problem.field, problem.rule);
}
