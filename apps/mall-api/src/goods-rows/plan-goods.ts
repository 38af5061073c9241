import { isDeepStrictEqual } from 'node:util';
import type {
  GoodsFields,
  ImportProblem,
  OperatorGoodsDetail,
} from '@vermilion/api-client/operator';
import { toFields } from '../goods-admin/goods-fields';
import { fromFields, type TranslatedGoods } from '../goods-admin/goods-wire';
import type { Deps } from '../kernel/context';
import { BusinessError } from '../kernel/errors';
import type { Problem } from '../operator/sale-rules';
import { problemAt } from './problem-at';
import { readGoods, type Reading } from './read-goods';
import { readOptions, withValues } from './read-options';
import { readSkus } from './read-skus';
import { type Row, Sheet } from './sheet';

/** What becomes of goods by their rows. */
export type Plan =
  | { problems: ImportProblem[] }
  | { goods: TranslatedGoods; isChanged: boolean; toProblem: ToProblem };

/** A refusal of a field of the goods, at its line and column. */
type ToProblem = (problem: Problem) => ImportProblem;

const nothing: GoodsFields = { name: '', categoryId: 0, skus: [] };

/**
 * Goods as their rows want them: those that exist with the changes, or new ones. Values that are the same are neither
 * changed nor checked, so an export can always be imported.
 */
export function planGoods(
  needs: Pick<Deps, 'policy'>,
  rows: readonly Row[],
  existing: OperatorGoodsDetail | undefined,
  reading: Reading,
): Plan {
  const sheet = new Sheet(rows);
  const base = existing ? toFields(existing) : nothing;
  const fields = readGoods(sheet, base, reading);
  const options = readOptions(sheet, base.options ?? [], !existing);
  const skus = readSkus(sheet, { options, skus: base.skus }, reading);
  if (sheet.problems.length > 0) return { problems: sheet.problems };
  fields.options = withValues(options, skus);
  fields.skus = skus.map((sku) => sku.fields);
  const lines = skus.map(({ row }) => row?.line);
  const toProblem: ToProblem = (problem) => problemAt(sheet, lines, problem);
  try {
    const goods = fromFields(needs, fields);
    const isChanged = !existing || !isSame(goods, fromFields(needs, base));
    return { goods, isChanged, toProblem };
  } catch (error) {
    if (!(error instanceof BusinessError) || !error.field) throw error;
    const { field, message } = error;
    return { problems: [toProblem({ field, rule: message.slice(field.length + 1) })] };
  }
}

/** What is undefined counts as absent. */
const isSame = (one: TranslatedGoods, other: TranslatedGoods): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other)));
