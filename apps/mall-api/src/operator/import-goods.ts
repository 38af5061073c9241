import type { ImportProblem, ImportResult, ImportRow } from '@vermilion/api-client/operator';
import type { Transaction } from 'kysely';
import { inTransaction } from '../db/in-transaction';
import type { Database } from '../db/schema';
import type { Args } from '../http/handler';
import type { Context } from '../kernel/context';
import { decimalsOf } from '../money/currency';
import { entryOf } from './audit';
import { addEntries, type NewEntry } from './audit-store';
import { raiseVersions } from './goods-state';
import { lockGoods, refreshPrices, type SkuRow } from './goods-store';
import { checkRow, type Column, type GoodsValues, type RowUpdate } from './import-rules';
import { lockSkus, skusByIds, updateGoods, updateSku } from './import-store';
import { shopOf } from './own-shop';

interface Change extends RowUpdate {
  current: SkuRow;
}

/**
 * Imports a batch of rows, each completely or not at all, and reports the errors of the others. With `dryRun`
 * it only reports. One transaction, including the audit entries.
 */
export function importRows(
  ctx: Context,
  { columns, rows, dryRun }: Args<'importGoods'>['body'],
): Promise<ImportResult> {
  const ids = [...new Set(rows.flatMap(({ skuId }) => idOf(skuId) ?? []))];
  const present = new Set<Column>(columns);
  return inTransaction(ctx.db, async (trx) => {
    const known = await skusByIds(trx, shopOf(ctx), ids);
    if (dryRun) return resultOf(rows, checkRows(ctx, rows, present, known));
    await lockGoods(trx, [...new Set([...known.values()].map((sku) => sku.goodsId))]);
    await lockSkus(trx, [...known.keys()]);
    // Read again, since rows may have changed before the locks
    const checked = checkRows(ctx, rows, present, await skusByIds(trx, shopOf(ctx), ids));
    await applyChanges(ctx, trx, checked.changes);
    return resultOf(rows, checked);
  });
}

const idOf = (text = ''): number | undefined =>
  /^\d{1,9}$/.test(text.trim()) ? Number(text) : undefined;

function checkRows(
  { policy }: Context,
  rows: readonly ImportRow[],
  present: ReadonlySet<Column>,
  known: ReadonlyMap<number, SkuRow>,
) {
  const problems: ImportProblem[] = [];
  const changes: Change[] = [];
  const linesOfSkus = new Map<number, number>();
  const goodsRows = new Map<number, { line: number; goods: Partial<GoodsValues> }>();
  for (const row of rows) {
    const { line } = row;
    const refuse = (column: string, problem: string) =>
      void problems.push({ line, column, problem });
    const current = known.get(idOf(row.skuId) ?? 0);
    if (!current) {
      refuse('skuId', 'there is no such sku');
      continue;
    }
    const earlier = linesOfSkus.get(current.id);
    if (earlier) {
      refuse('skuId', `is the sku of line ${earlier}, too`);
      continue;
    }
    linesOfSkus.set(current.id, line);
    const checked = checkRow(row, present, current, decimalsOf(policy));
    if ('problems' in checked) {
      checked.problems.forEach(({ column, problem }) => refuse(column, problem));
      continue;
    }
    const { update } = checked;
    const first = goodsRows.get(current.goodsId);
    const differing = first && differenceOf(first.goods, update.goods);
    if (differing) {
      refuse(differing, `differs from line ${first.line}, which is of the same goods`);
      continue;
    }
    if (!first) goodsRows.set(current.goodsId, { line, goods: update.goods });
    if (Object.keys({ ...update.goods, ...update.sku }).length > 0) {
      changes.push({ ...update, current });
    }
  }
  return { problems, changes };
}

/** The first column in which two rows of the same goods differ. */
function differenceOf(one: Partial<GoodsValues>, other: Partial<GoodsValues>): Column | undefined {
  for (const name of ['goodsName', 'keyword', 'intro'] as const) {
    if (one[name] !== other[name]) return name;
  }
  return one.isOnSale === other.isOnSale ? undefined : 'onSale';
}

async function applyChanges(ctx: Context, trx: Transaction<Database>, changes: readonly Change[]) {
  const entries: NewEntry[] = [];
  const changedGoods = new Set<number>();
  const repriced = new Set<number>();
  const note = (type: 'sku' | 'goods', id: number, { shopId }: SkuRow) =>
    entries.push(entryOf(ctx, { action: 'importGoods', subject: [type, id], shopId }));
  for (const { current, goods, sku } of changes) {
    const { id, goodsId } = current;
    if (Object.keys(sku).length > 0) {
      await updateSku(trx, id, sku);
      note('sku', id, current);
      repriced.add(goodsId);
    }
    // All rows of the same goods agree
    if (Object.keys(goods).length > 0 && !changedGoods.has(goodsId)) {
      await updateGoods(trx, goodsId, goods);
      note('goods', goodsId, current);
      changedGoods.add(goodsId);
    }
  }
  if (repriced.size > 0) await refreshPrices(trx, [...repriced]);
  await raiseVersions(trx, [...new Set([...repriced, ...changedGoods])]);
  await addEntries(trx, entries);
}

function resultOf(
  rows: readonly ImportRow[],
  { problems, changes }: ReturnType<typeof checkRows>,
): ImportResult {
  const refused = new Set(problems.map(({ line }) => line)).size;
  return { changed: changes.length, unchanged: rows.length - refused - changes.length, problems };
}
