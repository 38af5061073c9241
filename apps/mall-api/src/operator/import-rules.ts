import type { ImportProblem, ImportRow } from '@vermilion/api-client/operator';
import { cleanText } from '../kernel/clean-text';
import { fromDecimal, toDecimal } from '../money/wire';

/** The fields of a row that an import can change. */
export const columns = [
  'goodsName',
  'keyword',
  'intro',
  'onSale',
  'price',
  'originalPrice',
  'stock',
  'stockBefore',
] as const;
export type Column = (typeof columns)[number];

/** The goods fields that can be changed. */
export interface GoodsValues {
  goodsName: string;
  keyword: string;
  intro: string;
  isOnSale: boolean;
}

/** The SKU fields that can be changed. */
export interface SkuValues {
  priceMinor: number;
  oldPriceMinor: number | null;
  stock: number;
}

export interface RowUpdate {
  goods: Partial<GoodsValues>;
  sku: Partial<SkuValues>;
}

type Problem = Omit<ImportProblem, 'line'>;
export type CheckedRow = { update: RowUpdate } | { problems: Problem[] };

const LONGEST = { goodsName: 200, keyword: 500, intro: 2000 } as const;

const YES = ['yes', 'true', '1'];
const NO = ['no', 'false', '0'];

/** `12.5`, `12.50` or `12` in minor units; undefined for anything else. */
function minorOf(text: string, decimals: number): number | undefined {
  try {
    return /^\d{1,9}(\.\d+)?$/.test(text) ? fromDecimal(text, decimals) : undefined;
  } catch {
    return undefined;
  }
}

const unitsOf = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : undefined);

/** Neither NUL nor halves of characters, nor what decoders leave where they could not read a byte. */
const isReadable = (text: string) => !/[\0\ufffd\p{Surrogate}]/u.test(text);

/**
 * The changes that a row makes to a SKU and its goods, or why it is rejected. Unchanged values are neither
 * changed nor validated, so an export can always be imported.
 */
export function checkRow(
  row: ImportRow,
  present: ReadonlySet<Column>,
  current: GoodsValues & SkuValues & { image: string },
  decimals: number,
): CheckedRow {
  const problems: Problem[] = [];
  const update: RowUpdate = { goods: {}, sku: {} };
  const refuse = (column: Column, problem: string) => void problems.push({ column, problem });
  const given = (column: Column) => (present.has(column) ? (row[column] ?? '') : undefined);

  for (const column of ['goodsName', 'keyword', 'intro'] as const) {
    const cell = given(column);
    if (cell === undefined || cell === current[column]) continue;
    const text = cleanText(cell, column === 'intro' ? 'lines' : 'line');
    if (!isReadable(cell)) refuse(column, 'contains characters that cannot be read');
    else if (column === 'goodsName' && !text) refuse(column, 'must not be empty');
    else if (text.length > LONGEST[column])
      refuse(column, `must have at most ${LONGEST[column]} characters`);
    else if (text !== current[column]) update.goods[column] = text;
  }

  const onSale = given('onSale')?.trim().toLowerCase();
  if (onSale !== undefined) {
    if (![...YES, ...NO].includes(onSale)) refuse('onSale', 'must be yes or no');
    else if (YES.includes(onSale) !== current.isOnSale) update.goods.isOnSale = !current.isOnSale;
  }

  if (update.goods.isOnSale && !current.image) refuse('onSale', 'needs a picture of the goods');

  checkPrices(given, { ...current, decimals }, update, refuse);
  if (update.goods.isOnSale && (update.sku.priceMinor ?? current.priceMinor) === 0) {
    refuse('onSale', 'needs a price above 0');
  }
  checkStock(given, current, update, refuse);
  return problems.length > 0 ? { problems } : { update };
}

type Given = (column: Column) => string | undefined;
type Refuse = (column: Column, problem: string) => void;

function checkPrices(
  given: Given,
  current: SkuValues & { decimals: number },
  { sku }: RowUpdate,
  refuse: Refuse,
): void {
  const { decimals } = current;
  const amount = `must be an amount such as ${toDecimal(1250, decimals)}`;
  const price = given('price')?.trim();
  const priceMinor = price === undefined ? current.priceMinor : minorOf(price, decimals);
  if (priceMinor === undefined) return refuse('price', amount);
  const original = given('originalPrice')?.trim();
  const unchanged = (current.oldPriceMinor ?? 0) > priceMinor ? current.oldPriceMinor : null;
  const oldPriceMinor =
    original === undefined ? unchanged : original === '' ? null : minorOf(original, decimals);
  if (oldPriceMinor === undefined) return refuse('originalPrice', `${amount}, or empty`);
  if (priceMinor === current.priceMinor && oldPriceMinor === current.oldPriceMinor) return;
  if (oldPriceMinor !== null && oldPriceMinor < priceMinor) {
    return refuse('originalPrice', 'must not be lower than the price');
  }
  if (priceMinor !== current.priceMinor) sku.priceMinor = priceMinor;
  if (oldPriceMinor !== current.oldPriceMinor) sku.oldPriceMinor = oldPriceMinor;
}

/** Sales since the export must not be undone: the stock is only set if it is still the same. */
function checkStock(given: Given, current: SkuValues, { sku }: RowUpdate, refuse: Refuse): void {
  const text = given('stock')?.trim();
  if (text === undefined) return;
  const stock = unitsOf(text);
  if (stock === undefined) return refuse('stock', 'must be a number of units');
  const before = given('stockBefore')?.trim() ?? '';
  const expected = before === '' ? undefined : unitsOf(before);
  if (before !== '' && expected === undefined) {
    return refuse('stockBefore', 'must be a number of units');
  }
  if (stock === current.stock || stock === expected) return;
  if (expected === undefined) refuse('stockBefore', 'must say what the stock was');
  else if (expected !== current.stock)
    refuse('stock', `is ${current.stock} now, no longer ${expected}`);
  else sku.stock = stock;
}
