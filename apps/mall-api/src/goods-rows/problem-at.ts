import type { ImportProblem } from '@vermilion/api-client/operator';
import type { Problem } from '../operator/sale-rules';
import type { Sheet } from './sheet';

const COLUMNS: Readonly<Record<string, string>> = {
  categoryId: 'category',
  shopCategoryId: 'shop_category',
  guaranteeIds: 'guarantees',
  onSaleFrom: 'on_sale_from',
  options: 'option1_name',
  skus: 'option1_value',
  originalPrice: 'original_price',
  picture: 'sku_picture',
  stockBefore: 'stock_before',
  code: 'sku_code',
  barCode: 'bar_code',
  values: 'option1_value',
};
const columnOf = (field: string) => COLUMNS[field] ?? field;

/** The line and column of a field of goods: `skus.2.price` is the price of the third sku. */
export function problemAt(
  sheet: Sheet,
  linesOfSkus: readonly (number | undefined)[],
  { field, rule: problem }: Problem,
): ImportProblem {
  const [first = '', at, part, value] = field.split('.');
  const line = sheet.rows[0]?.line ?? 0;
  if (first === 'skus' && part) {
    const column = columnOf(part);
    return { line: linesOfSkus[Number(at)] ?? line, column, problem };
  }
  if (first === 'options' && at !== undefined) {
    const what = part === 'values' && value !== undefined ? 'value' : 'name';
    return { line, column: `option${Number(at) + 1}_${what}`, problem };
  }
  return { line, column: first === 'code' ? 'code' : columnOf(first), problem };
}
