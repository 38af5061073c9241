import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { Deps } from '../kernel/context';
import type { Problem } from '../operator/sale-rules';
import { toFields } from './goods-fields';
import { referenceProblems } from './goods-references';
import { goodsProblems } from './goods-rules';
import { fromFields } from './goods-wire';
import { readGoods } from './save-goods';

/** What of the goods in the database, or of some of them, is against the rules of those that operators write. */
export async function checkStoredGoods(
  deps: Pick<Deps, 'policy'>,
  db: Kysely<Database>,
  some?: readonly number[],
): Promise<(Problem & { goodsId: number })[]> {
  const ids = some ?? (await allIds(db));
  const stored = await readGoods(deps, db, { shopId: undefined, ids });
  const problems: (Problem & { goodsId: number })[] = [];
  const all = stored.map((one) => ({ ...one, goods: fromFields(deps, toFields(one)) }));
  const referenceProblemsOf = await referenceProblems(db, all);
  for (const one of all) {
    const found = [...goodsProblems(one.goods), ...referenceProblemsOf(one)];
    problems.push(...found.map((problem) => ({ ...problem, goodsId: one.id })));
  }
  return problems;
}

async function allIds(db: Kysely<Database>): Promise<number[]> {
  const rows = await db.selectFrom('product').select('id').execute();
  return rows.map(({ id }) => id);
}
