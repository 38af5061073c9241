import type {
  ImportProblem,
  ImportResult,
  OperatorGoodsDetail,
} from '@vermilion/api-client/operator';
import type { Transaction } from 'kysely';
import { inTransaction } from '../db/in-transaction';
import type { Database } from '../db/schema';
import { addressesOf, storePictures } from '../goods-admin/goods-pictures';
import { firstProblems, insertChecked, readGoods, replaceChecked } from '../goods-admin/save-goods';
import type { Args } from '../http/handler';
import type { Context } from '../kernel/context';
import { decimalsOf } from '../money/currency';
import { entryOf } from '../operator/audit';
import { addEntries } from '../operator/audit-store';
import { lockGoods } from '../operator/goods-store';
import { shopOf } from '../operator/own-shop';
import { readNames } from './goods-names';
import { type GoodsRows, matchRows } from './match-rows';
import { lockShops, lockSkusOfGoods } from './match-store';
import { type Plan, planGoods } from './plan-goods';

type Trx = Transaction<Database>;
type Body = Args<'importGoods'>['body'];

/** Ends the transaction of a dry run, which so finds what a real one does. */
class Tried extends Error {
  constructor(readonly result: ImportResult) {
    super('dry run');
  }
}

/**
 * Imports a batch of rows: goods are written completely or, with the reasons, not at all. One transaction, including
 * the audit entries. With `dryRun` it only reports.
 */
export async function importRows(ctx: Context, body: Body): Promise<ImportResult> {
  try {
    return await inTransaction(ctx.db, async (trx) => {
      const result = await importInto(ctx, trx, body);
      if (body.dryRun) throw new Tried(result);
      return result;
    });
  } catch (error) {
    if (error instanceof Tried) return error.result;
    throw error;
  }
}

interface Planned {
  of: GoodsRows;
  existing: OperatorGoodsDetail | undefined;
  plan: Plan;
}

async function importInto(ctx: Context, trx: Trx, body: Body): Promise<ImportResult> {
  const { shopId, columns } = body;
  // Empty fields of requests are absent
  const empty = Object.fromEntries(columns.map((name) => [name, '']));
  const rows = body.rows.map(({ line, cells }) => ({ line, cells: { ...empty, ...cells } }));
  const visible = shopOf(ctx, shopId);
  const match = () => matchRows(trx, rows, { visible, ofNew: visible ?? undefined });
  let matched = await match();
  const ofNew = matched.groups.filter(({ id }) => id === undefined).map((one) => one.shopId);
  if (ofNew.length > 0) {
    await lockShops(trx, [...new Set(ofNew)]);
    // Somebody else may have created them before the lock
    matched = await match();
  }
  const namesOf = await readNames(trx, [...new Set(matched.groups.map((one) => one.shopId))]);
  const planAll = async (groups: readonly GoodsRows[]): Promise<Planned[]> => {
    const ids = groups.flatMap(({ id }) => id ?? []);
    const stored = ids.length > 0 ? await readGoods(ctx, trx, { shopId: visible, ids }) : [];
    const byId = new Map(stored.map((goods) => [goods.id, goods]));
    return groups.map((of) => {
      const existing = byId.get(of.id ?? 0);
      const reading = { names: namesOf(of.shopId), decimals: decimalsOf(ctx.policy) };
      return { of, existing, plan: planGoods(ctx, of.rows, existing, reading) };
    });
  };
  const planned = await planAll(matched.groups);
  const changed = planned.filter(({ of, plan }) => of.id !== undefined && isWritten(plan));
  if (changed.length > 0) {
    const ids = changed.map(({ of }) => of.id as number);
    await lockGoods(trx, ids);
    await lockSkusOfGoods(trx, ids);
  }
  // Read again, since goods may have changed before the locks
  const current = new Map(
    (await planAll(changed.map(({ of }) => of))).map((one) => [one.of, one] as const),
  );
  const problems = [...matched.problems];
  const result = { created: 0, changed: 0, unchanged: 0, problems };
  const writes: Write[] = [];
  for (const first of planned) {
    const { of, existing, plan } = current.get(first.of) ?? first;
    if ('problems' in plan) problems.push(...plan.problems);
    else if (plan.isChanged) writes.push({ of, existing, ...plan });
    else result.unchanged += 1;
  }
  const written = await writeAll(ctx, trx, writes, problems);
  result.created = written.filter(({ isNew }) => isNew).length;
  result.changed = written.length - result.created;
  await addEntries(
    trx,
    written.map(({ id, shopId: owner }) =>
      entryOf(ctx, { action: 'importGoods', subject: ['goods', id], shopId: owner }),
    ),
  );
  problems.sort((one, other) => one.line - other.line);
  return result;
}

const isWritten = (plan: Plan) => 'goods' in plan && plan.isChanged;

type Write = Omit<Planned, 'plan'> & Exclude<Plan, { problems: ImportProblem[] }>;

/** The writes with pictures as they are stored; those with one that is refused become problems. */
async function withPictures(trx: Trx, writes: Write[], problems: ImportProblem[]) {
  const sent = writes.map(({ of: { shopId }, goods, existing }) => ({
    shopId,
    goods,
    present: existing ? addressesOf(existing) : [],
  }));
  const stored = await storePictures(trx, sent);
  return writes.flatMap((write, at) => {
    const goods = stored[at] as (typeof stored)[number];
    if (!('problem' in goods)) return { ...write, goods };
    problems.push(write.toProblem(goods.problem));
    return [];
  });
}

/** Writes goods by the rules of those that are edited, but for those that they refuse. */
async function writeAll(ctx: Context, trx: Trx, planned: Write[], problems: ImportProblem[]) {
  const writes = await withPictures(trx, planned, problems);
  if (writes.length === 0) return [];
  const found = await firstProblems(
    trx,
    writes.map(({ of, goods }) => ({ id: of.id ?? 0, shopId: of.shopId, goods })),
  );
  const checked = writes.filter(({ toProblem }, at) => {
    const problem = found[at];
    if (problem) problems.push(toProblem(problem));
    return !problem;
  });
  const added = checked.filter(({ existing }) => !existing);
  const ids = await insertChecked(
    trx,
    added.map(({ of, goods }) => ({ shopId: of.shopId, goods })),
    ctx.now(),
  );
  const replaced = checked.flatMap(({ existing, goods }) =>
    existing ? { id: existing.id, version: existing.version, shopId: existing.shopId, goods } : [],
  );
  if (!(await replaceChecked(trx, replaced))) {
    throw new Error('Goods have changed in spite of their lock');
  }
  return [
    ...added.map(({ of }, at) => ({ id: ids[at] as number, shopId: of.shopId, isNew: true })),
    ...replaced.map(({ id, shopId }) => ({ id, shopId, isNew: false })),
  ];
}
