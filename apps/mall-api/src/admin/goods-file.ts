import type { GoodsRow, ImportRow } from '@vermilion/api-client/operator';
import { CsvError } from '../csv/csv-error';
import { type CsvFormat, readCsv } from '../csv/read';
import { csvWriter } from '../csv/write';

/** Columns of the file and their fields in an import; the others only identify rows. */
const fields = {
  sku_id: 'skuId',
  goods_id: undefined,
  shop_id: undefined,
  sku: undefined,
  goods_name: 'goodsName',
  keyword: 'keyword',
  intro: 'intro',
  on_sale: 'onSale',
  price: 'price',
  original_price: 'originalPrice',
  stock: 'stock',
  stock_before: 'stockBefore',
} as const satisfies Record<string, keyof ImportRow | undefined>;

type ColumnName = keyof typeof fields;
const names = Object.keys(fields) as ColumnName[];

/** A row of an export as a record of the file. */
export const toRecord = (row: GoodsRow): Record<ColumnName, string> => ({
  sku_id: String(row.skuId),
  goods_id: String(row.goodsId),
  shop_id: String(row.shopId),
  sku: row.sku,
  goods_name: row.goodsName,
  keyword: row.keyword,
  intro: row.intro,
  on_sale: row.onSale ? 'yes' : 'no',
  price: row.price,
  original_price: row.originalPrice ?? '',
  stock: String(row.stock),
  stock_before: String(row.stock),
});

/** Writes the records of goods as CSV. */
export const goodsWriter = () => csvWriter(names);

/** A row of the file and the goods it belongs to, as far as the file specifies them. */
export interface FileRow {
  row: ImportRow;
  goodsId: string | undefined;
}

export interface CsvSource {
  /** The columns that the file contains. */
  columns: Exclude<(typeof fields)[ColumnName], 'skuId' | undefined>[];
  rows: FileRow[];
}

export interface GoodsFormat extends CsvFormat {
  /** Maximum number of rows of a batch, except for those of the same goods. */
  size?: number | undefined;
  /** Prices are written as `12,50`. */
  decimalComma?: boolean | undefined;
}

/** Reads a CSV in batches of rows, without splitting adjacent rows of the same goods. */
export async function* readBatches(
  source: AsyncIterable<Uint8Array | string>,
  { size = 200, decimalComma = false, ...format }: GoodsFormat = {},
): AsyncGenerator<CsvSource> {
  let header: ColumnName[] | undefined;
  let rows: FileRow[] = [];
  let characters = 0;
  const columns = () => (header ?? []).flatMap((name) => valueColumn(name) ?? []);
  for await (const { cells, line } of readCsv(source, format)) {
    if (!header) {
      header = toHeader(cells);
      continue;
    }
    const next = toRow(header, withPoints(header, cells, { line, decimalComma }), line);
    const length = cells.join('').length;
    const isFull = rows.length >= size && next.goodsId !== rows.at(-1)?.goodsId;
    if (
      isFull ||
      rows.length >= MAX_ROWS ||
      (rows.length > 0 && characters + length > MAX_CHARACTERS)
    ) {
      yield { columns: columns(), rows };
      [rows, characters] = [[], 0];
    }
    rows.push(next);
    characters += length;
  }
  if (!header) throw new CsvError('The file is empty.');
  if (rows.length > 0) yield { columns: columns(), rows };
}

/** Limits of one call: rows, and characters, which stay below its limit in bytes. */
const MAX_ROWS = 500;
const MAX_CHARACTERS = 150_000;

const PRICES: readonly ColumnName[] = ['price', 'original_price'];
const DECIMAL_COMMA = /^\s*\d+,\d{1,2}\s*$/;

/** The cells of a row with decimal points in its prices. */
function withPoints(
  header: readonly ColumnName[],
  cells: readonly string[],
  { line, decimalComma }: { line: number; decimalComma: boolean },
): string[] {
  return cells.map((cell, at) => {
    const isPrice = PRICES.includes(header[at] ?? 'sku_id') && DECIMAL_COMMA.test(cell);
    if (!isPrice) return cell;
    if (decimalComma) return cell.replace(',', '.');
    throw new CsvError(`Line ${line}: "${cell}" has a decimal comma. Use --decimal-comma.`);
  });
}

const valueColumn = (name: ColumnName) => {
  const field = fields[name];
  return field === undefined || field === 'skuId' ? undefined : field;
};

function toHeader(record: string[]): ColumnName[] {
  const header = record.map((name) => name.trim());
  const unknown = header.find((name) => !names.includes(name as ColumnName));
  if (unknown !== undefined) {
    throw new CsvError(`"${unknown}" is not a column. The columns are ${names.join(', ')}.`);
  }
  if (new Set(header).size < header.length) throw new CsvError('A column appears twice.');
  if (!header.includes('sku_id')) throw new CsvError('The column sku_id is missing.');
  return header as ColumnName[];
}

function toRow(header: readonly ColumnName[], record: readonly string[], line: number): FileRow {
  const row: Record<string, string | number> = { line };
  let goodsId: string | undefined;
  header.forEach((name, at) => {
    const field = fields[name];
    const cell = record[at] ?? '';
    if (field) row[field] = cell;
    if (name === 'goods_id') goodsId = cell;
  });
  return { row: row as unknown as ImportRow, goodsId };
}
