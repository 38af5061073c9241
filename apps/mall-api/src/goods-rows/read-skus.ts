import type { GoodsFields, GoodsSkuFields } from '@vermilion/api-client/operator';
import { cleanText } from '../kernel/clean-text';
import { amountRule, isAmount, unitsOf } from './cell-values';
import type { Reading } from './read-goods';
import type { Row, Sheet } from './sheet';

/** A sku of the goods, and the row that says something about it. */
export interface RowSku {
  fields: GoodsSkuFields & { id?: number };
  row?: Row;
}

/** The values of a row in the order of the options; undefined for none. */
const valuesIn = ({ cells }: Row, count: number): string[] | undefined => {
  const values = Array.from({ length: count }, (_, at) =>
    cleanText(cells[`option${at + 1}_value`] ?? ''),
  );
  return values.every((value) => value === '') ? undefined : values;
};

/** The skus of goods, those of the rows changed or added. A sku that no row is about stays. */
export function readSkus(
  sheet: Sheet,
  { options = [], skus }: Pick<GoodsFields, 'options' | 'skus'>,
  reading: Reading,
): RowSku[] {
  const all: RowSku[] = skus.map((fields) => ({ fields }));
  for (const row of sheet.rows) {
    const sku = findSku(sheet, row, all, options.length);
    if (!sku) continue;
    if (sku.row) {
      sheet.refuse('sku_id', `is the sku of line ${sku.row.line}, too`, row.line);
      continue;
    }
    sku.row = row;
    sku.fields = { ...sku.fields, ...readSku(sheet, row, sku.fields, reading) };
  }
  return all;
}

/** The sku of a row: that of its id, of its values, of its code, or the only one; a new one for new values. */
function findSku(sheet: Sheet, row: Row, all: RowSku[], count: number): RowSku | undefined {
  const values = valuesIn(row, count);
  const id = row.cells.sku_id?.trim();
  if (id) {
    const sku = all.find(({ fields }) => String(fields.id) === id);
    if (!sku) sheet.refuse('sku_id', 'is not of these goods', row.line);
    const at = values?.findIndex((value, place) => value !== sku?.fields.values[place]) ?? -1;
    if (!sku || at < 0) return sku;
    const now = sku.fields.values[at] ?? '';
    sheet.refuse(`option${at + 1}_value`, `is "${now}" of this sku`, row.line);
    return undefined;
  }
  const missing = values?.indexOf('') ?? -1;
  if (missing >= 0) {
    sheet.refuse(`option${missing + 1}_value`, 'must not be empty', row.line);
    return undefined;
  }
  const code = cleanText(row.cells.sku_code ?? '');
  const known = values
    ? all.find(({ fields }) => fields.values.join() === values.join())
    : count === 0
      ? all[0]
      : code && all.find((sku) => sku.fields.code === code);
  if (known) return known;
  if (!values && count > 0) {
    sheet.refuse('option1_value', 'must not be empty', row.line);
    return undefined;
  }
  const added: RowSku = { fields: { values: values ?? [], price: '' } };
  all.push(added);
  return added;
}

function readSku(
  sheet: Sheet,
  { line, cells }: Row,
  now: RowSku['fields'],
  { decimals }: Reading,
): Partial<GoodsSkuFields> {
  const sku: Partial<GoodsSkuFields> = {};
  const price = cells.price?.trim();
  if (price !== undefined || now.price === '') {
    if (isAmount(price ?? '', decimals)) sku.price = price;
    else sheet.refuse('price', amountRule(decimals), line);
  }
  const original = cells.original_price?.trim();
  if (original !== undefined) {
    sku.originalPrice = original || undefined;
    if (original && !isAmount(original, decimals)) {
      sheet.refuse('original_price', `${amountRule(decimals)}, or empty`, line);
      sku.originalPrice = undefined;
    }
  }
  const weight = cells.weight?.trim();
  if (weight !== undefined) {
    sku.weight = unitsOf(weight || '0');
    if (sku.weight === undefined) sheet.refuse('weight', 'must be a number of grams', line);
  }
  if (cells.sku_code !== undefined) sku.code = cells.sku_code;
  const barCode = cells.bar_code?.trim();
  if (barCode !== undefined) {
    sku.barCode = barCode || undefined;
    if (barCode && !/^[0-9A-Za-z-]+$/.test(barCode)) {
      sheet.refuse('bar_code', 'must be digits, letters and hyphens', line);
    }
  }
  if (cells.sku_picture !== undefined) sku.picture = cells.sku_picture.trim();
  return { ...sku, ...readStock(sheet, { line, cells }, now) };
}

/** Sales since the export must not be undone: the stock is only set if it is still the same. */
function readStock(
  sheet: Sheet,
  { line, cells }: Row,
  now: RowSku['fields'],
): Pick<GoodsSkuFields, 'stock' | 'stockBefore'> {
  const isNew = now.id === undefined;
  const cell = (cells.stock || (isNew ? cells.stock_of_new : cells.stock))?.trim();
  if (cell === undefined || (isNew && cell === '')) return {};
  const stock = unitsOf(cell);
  const refuse = (column: string, problem: string) => {
    sheet.refuse(column, problem, line);
    return {};
  };
  if (stock === undefined) return refuse('stock', 'must be a number of units');
  if (isNew) return { stock };
  const beforeCell = cells.stock_before?.trim() ?? '';
  const before = beforeCell === '' ? undefined : unitsOf(beforeCell);
  if (beforeCell !== '' && before === undefined) {
    return refuse('stock_before', 'must be a number of units');
  }
  if (stock === now.stock || stock === before) return {};
  if (before === undefined) return refuse('stock_before', 'must say what the stock was');
  if (before !== now.stock) return refuse('stock', `is ${now.stock} now, no longer ${before}`);
  return { stock, stockBefore: before };
}
