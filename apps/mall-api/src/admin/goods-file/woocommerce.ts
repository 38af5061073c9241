import { columns } from '../../goods-rows/columns';
import { type CellOf, cellReader, type Cells, type Dialect, type FileRecord } from './file-goods';
import { attributesOf } from './woocommerce-attributes';

const STATES: Readonly<Record<string, string>> = { '1': 'onSale', '0': 'offSale', '-1': 'draft' };
const GRAMS: Readonly<Record<string, number>> = { g: 1, kg: 1000, lbs: 453.592_37, oz: 28.349_523 };

export const isWooCommerce = (header: readonly string[]): boolean => {
  const names = header.map((cell) => cell.trim().toLowerCase());
  return ['type', 'sku', 'regular price'].every((name) => names.includes(name));
};

/** Variations name their parent, and may stand anywhere: the file is read as a whole. */
export const wooCommerce: Dialect = async function* (header, records) {
  const cellOf = cellReader(header);
  const all: FileRecord[] = [];
  for await (const record of records) all.push(record);
  const variations = new Map<string, FileRecord[]>();
  for (const one of all.filter((record) => typeOf(record, cellOf).has('variation'))) {
    const parent = cellOf(one, 'Parent');
    variations.set(parent, [...(variations.get(parent) ?? []), one]);
  }
  const ownColumns = header.map((name) => name.trim()).filter((name) => columns.has(name));
  for (const product of all) {
    const type = typeOf(product, cellOf);
    if (type.has('variation')) continue;
    const [line, id, sku] = [product.line, cellOf(product, 'ID'), cellOf(product, 'SKU')];
    const below = [`id:${id}`, sku || '-']
      .flatMap((parent) => variations.get(parent) ?? [])
      .toSorted((one, other) => one.line - other.line);
    const group = [product, ...below];
    const unknown = [...type].find((one) => !IMPORTED.includes(one));
    if (unknown) {
      const problem = { line, column: 'Type', problem: `is ${unknown}, which goods cannot be` };
      yield { records: group, rows: [], problem };
      continue;
    }
    const attributes = attributesOf(header, cellOf, product, below);
    const goods: Cells = {
      code: sku || `woo-${id}`,
      ...goodsCells(product, cellOf),
      virtual: type.has('virtual') || type.has('downloadable') ? 'yes' : 'no',
      ...attributes.goods,
      ...Object.fromEntries(ownColumns.map((name) => [name, cellOf(product, name)])),
    };
    const skus = type.has('variable') ? below : [product];
    const rows = skus.map((record, at) => ({
      line: record.line,
      cells: {
        ...(at === 0 ? goods : { code: goods.code ?? '' }),
        ...skuCells(header, record, cellOf),
        ...(record === product ? {} : { sku_picture: imagesOf(record, cellOf)[0] ?? '' }),
        ...attributes.ofSku(record),
      },
    }));
    const none = { line, column: 'Type', problem: 'has no variations' };
    yield { records: group, rows, ...(rows.length === 0 && { problem: none }) };
  }
};

const IMPORTED = ['simple', 'variable', 'virtual', 'downloadable'];

const listOf = (cell: string) =>
  cell
    .split(/(?<!\\),/)
    .map((part) => part.replaceAll('\\,', ',').trim())
    .filter(Boolean);

const typeOf = (record: FileRecord, cellOf: CellOf) =>
  new Set(listOf(cellOf(record, 'Type').toLowerCase()));

const imagesOf = (record: FileRecord, cellOf: CellOf) => listOf(cellOf(record, 'Images'));

/** Line breaks are written as `\n`. */
const htmlOf = (cell: string) => cell.replaceAll(String.raw`\n`, '\n');

function goodsCells(product: FileRecord, cellOf: CellOf): Cells {
  const texts = [cellOf(product, 'Short description'), cellOf(product, 'Description')];
  return {
    name: cellOf(product, 'Name'),
    state: STATES[cellOf(product, 'Published')] ?? '',
    description: texts.filter(Boolean).map(htmlOf).join('\n'),
    keyword: cellOf(product, 'Tags'),
    pictures: imagesOf(product, cellOf).join('\n'),
    category: listOf(cellOf(product, 'Categories'))[0] ?? '',
  };
}

function skuCells(header: readonly string[], record: FileRecord, cellOf: CellOf): Cells {
  const [regular, sale] = [cellOf(record, 'Regular price'), cellOf(record, 'Sale price')];
  const weight = header.find((name) => /^weight \(\w+\)$/i.test(name.trim()));
  const grams = GRAMS[/\((\w+)\)/.exec(weight ?? '')?.[1]?.toLowerCase() ?? ''] ?? 1;
  const amount = weight ? cellOf(record, weight).replace(',', '.') : '';
  return {
    price: sale || regular,
    original_price: sale ? regular : '',
    stock_of_new: cellOf(record, 'Stock'),
    sku_code: cellOf(record, 'SKU'),
    bar_code: cellOf(record, 'GTIN, UPC, EAN, or ISBN'),
    ...(amount && { weight: String(Math.round(Number(amount) * grams)) }),
  };
}
