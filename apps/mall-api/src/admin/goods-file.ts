import { parse } from 'csv-parse';
import { stringify } from 'csv-stringify';
import type { GoodsRow, ImportRow } from '@vermilion/api-client/operator';

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

/** Characters that start a formula in a spreadsheet, after any number of our own apostrophes. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/**
 * A text as a cell. A spreadsheet would execute a text that looks like a formula, so it gets an apostrophe,
 * which `fromCell` removes: every text survives the round trip.
 */
export const toCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

export const fromCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;

/** A row of an export as a record of the file. */
export const toRecord = (row: GoodsRow): Record<ColumnName, string> => ({
  sku_id: String(row.skuId),
  goods_id: String(row.goodsId),
  shop_id: String(row.shopId),
  sku: toCell(row.sku),
  goods_name: toCell(row.goodsName),
  keyword: toCell(row.keyword),
  intro: toCell(row.intro),
  on_sale: row.onSale ? 'yes' : 'no',
  price: row.price,
  original_price: row.originalPrice ?? '',
  stock: String(row.stock),
  stock_before: String(row.stock),
});

/** Writes records as CSV: UTF-8 with a byte order mark for spreadsheets, every cell quoted. */
export const csvWriter = () => stringify({ header: true, columns: names, quoted: true, bom: true });

/** A file that is not a CSV of goods. */
export class CsvError extends Error {}

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

interface Parsed {
  record: string[];
  info: { lines: number };
}

/** Reads a CSV in batches of rows, without splitting adjacent rows of the same goods. */
export async function* readBatches(
  source: AsyncIterable<Uint8Array | string>,
  { size = 200, delimiter = ',' } = {},
): AsyncGenerator<CsvSource> {
  let header: ColumnName[] | undefined;
  let rows: FileRow[] = [];
  let characters = 0;
  let line = 1;
  let countedTwice = 0;
  const columns = () => (header ?? []).flatMap((name) => valueColumn(name) ?? []);
  for await (const { record, info } of records(source, delimiter)) {
    if (header) {
      const next = toRow(header, record, line);
      const length = record.join('').length;
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
    } else header = toHeader(record);
    // Within a cell, the parser counts CRLF as two lines
    countedTwice += record.join('\u0000').split('\r\n').length - 1;
    line = info.lines + 1 - countedTwice;
  }
  if (!header) throw new CsvError('The file is empty.');
  if (rows.length > 0) yield { columns: columns(), rows };
}

/** Limits of one call: rows, and characters, which stay below its limit in bytes. */
const MAX_ROWS = 500;
const MAX_CHARACTERS = 150_000;

async function* records(source: AsyncIterable<Uint8Array | string>, delimiter: string) {
  const parser = parse({
    bom: true,
    delimiter,
    info: true,
    skip_empty_lines: true,
    relax_column_count: false,
  });
  const feed = async () => {
    for await (const part of source) {
      if (!parser.write(part)) await new Promise((resume) => parser.once('drain', resume));
    }
    parser.end();
  };
  feed().catch((error: Error) => parser.destroy(error));
  try {
    yield* parser as AsyncIterable<Parsed>;
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_')) {
      throw new CsvError(error.message);
    }
    throw error;
  }
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
    if (field) row[field] = fromCell(cell);
    if (name === 'goods_id') goodsId = cell;
  });
  return { row: row as unknown as ImportRow, goodsId };
}
