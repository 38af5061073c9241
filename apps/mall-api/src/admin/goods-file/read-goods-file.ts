import { CsvError } from '../../csv/csv-error';
import { type CsvFormat, readCsv } from '../../csv/read';
import type { Dialect, FileGoods } from './file-goods';
import { own } from './own';
import { isShopify, shopify } from './shopify';
import { isWooCommerce, wooCommerce } from './woocommerce';

export interface GoodsFormat extends CsvFormat {
  /** Prices are written as `12,50`. */
  decimalComma?: boolean | undefined;
}

export interface GoodsFile {
  header: readonly string[];
  goods: AsyncIterable<FileGoods>;
}

/** The goods of a CSV, whose header tells whose columns it has. */
export async function readGoodsFile(
  source: AsyncIterable<Uint8Array | string>,
  { decimalComma = false, ...format }: GoodsFormat = {},
): Promise<GoodsFile> {
  const records = readCsv(source, format);
  const first = await records.next();
  if (first.done) throw new CsvError('The file is empty.');
  const header = first.value.cells;
  return { header, goods: withPoints(dialectOf(header)(header, records), decimalComma) };
}

function dialectOf(header: readonly string[]): Dialect {
  if (isShopify(header)) return shopify;
  return isWooCommerce(header) ? wooCommerce : own;
}

const AMOUNTS = ['price', 'original_price', 'postage'];
const DECIMAL_COMMA = /^\s*\d+,\d{1,2}\s*$/;

/** Goods with decimal points in their amounts. */
async function* withPoints(goods: AsyncIterable<FileGoods>, decimalComma: boolean) {
  for await (const one of goods) {
    for (const { line, cells } of one.rows) {
      for (const name of AMOUNTS) {
        const cell = cells[name] ?? '';
        if (!DECIMAL_COMMA.test(cell)) continue;
        if (!decimalComma) {
          throw new CsvError(`Line ${line}: "${cell}" has a decimal comma. Use --decimal-comma.`);
        }
        cells[name] = cell.replace(',', '.');
      }
    }
    yield one;
  }
}
