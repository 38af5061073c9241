import { columns } from '../../goods-rows/columns';
import {
  adjacent,
  type CellOf,
  cellReader,
  type Cells,
  type Dialect,
  type FileRecord,
} from './file-goods';

/** Columns of a sku, and what they are called: first in exports, then in the template for new goods. */
const SKU: Readonly<Record<string, readonly string[]>> = {
  option1_value: ['Option1 Value'],
  option2_value: ['Option2 Value'],
  option3_value: ['Option3 Value'],
  price: ['Variant Price', 'Price'],
  stock_of_new: ['Variant Inventory Qty', 'Inventory quantity'],
  weight: ['Variant Grams', 'Weight value (grams)'],
  sku_code: ['Variant SKU', 'SKU'],
  sku_picture: ['Variant Image', 'Variant image URL'],
};

/** The same of the goods, which only their first row has. */
const GOODS: Readonly<Record<string, readonly string[]>> = {
  code: ['Handle', 'URL handle'],
  name: ['Title'],
  description: ['Body (HTML)', 'Description'],
  keyword: ['Tags'],
  on_sale: ['Published', 'Published on online store'],
  option1_name: ['Option1 Name'],
  option2_name: ['Option2 Name'],
  option3_name: ['Option3 Name'],
};

const STATES: Readonly<Record<string, string>> = {
  active: 'onSale',
  draft: 'draft',
  archived: 'offSale',
};

export const isShopify = (header: readonly string[]): boolean => {
  const has = (name: string) => header.some((cell) => cell.trim().toLowerCase() === name);
  return has('option1 value') && (has('handle') || has('url handle'));
};

/** Rows of a product have its handle; those of further pictures have no price. */
export const shopify: Dialect = async function* (header, records) {
  const cellOf = cellReader(header);
  const named = (table: Readonly<Record<string, readonly string[]>>, record: FileRecord): Cells =>
    Object.fromEntries(
      Object.entries(table)
        .filter(([, names]) => header.some((name) => isOneOf(names, name)))
        .map(([column, names]) => [column, cellOf(record, ...names)]),
    );
  const ownColumns = header.map((name) => name.trim()).filter((name) => columns.has(name));
  const handleOf = (record: FileRecord) => cellOf(record, 'Handle', 'URL handle');
  for await (const group of adjacent(records, handleOf)) {
    const [first] = group;
    if (!first) continue;
    const goods = {
      ...named(GOODS, first),
      ...stateOf(cellOf(first, 'Status')),
      ...picturesOf(group, cellOf),
      ...virtualOf(group, cellOf),
    };
    const rows = group
      .filter((record) => cellOf(record, 'Variant Price', 'Price'))
      .map((record) => ({
        line: record.line,
        cells: {
          ...named(SKU, record),
          original_price: originalOf(
            cellOf(record, 'Variant Compare At Price', 'Compare-at price'),
          ),
          bar_code: cellOf(record, 'Variant Barcode', 'Barcode').replace(/^'/, ''),
          ...Object.fromEntries(ownColumns.map((name) => [name, cellOf(record, name)])),
        },
      }));
    const [head, ...others] = rows.length > 0 ? rows : [{ line: first.line, cells: {} }];
    const withGoods = { ...head, line: head?.line ?? 0, cells: { ...goods, ...head?.cells } };
    const code = cellOf(first, 'Handle', 'URL handle');
    yield {
      records: group,
      rows: [withGoods, ...others.map((row) => ({ ...row, cells: { ...row.cells, code } }))].map(
        withoutDefaultTitle,
      ),
    };
  }
};

const isOneOf = (names: readonly string[], name: string) =>
  names.some((one) => one.toLowerCase() === name.trim().toLowerCase());

const stateOf = (status: string): Cells => {
  const state = STATES[status.toLowerCase()];
  return state ? { state } : {};
};

function picturesOf(group: readonly FileRecord[], cellOf: CellOf): Cells {
  const pictures = group
    .map((record) => ({
      address: cellOf(record, 'Image Src', 'Product image URL'),
      alt: cellOf(record, 'Image Alt Text'),
      position: Number(cellOf(record, 'Image Position') || Infinity),
    }))
    .filter(({ address }) => address)
    .toSorted((one, other) => one.position - other.position || 0);
  return {
    pictures: pictures.map(({ address }) => address).join('\n'),
    picture_alts: pictures.map(({ alt }) => alt).join('\n'),
  };
}

function virtualOf(group: readonly FileRecord[], cellOf: CellOf): Cells {
  const all = group
    .map((record) => cellOf(record, 'Variant Requires Shipping', 'Requires shipping'))
    .filter(Boolean);
  if (all.length === 0) return {};
  return { virtual: all.every((one) => one.toLowerCase() === 'false') ? 'yes' : 'no' };
}

const originalOf = (price: string) => (/^0*(\.0*)?$/.test(price) ? '' : price);

/** A product without options has one all the same. */
function withoutDefaultTitle<Row extends { cells: Cells }>(row: Row): Row {
  const isDefault = row.cells.option1_value === 'Default Title';
  return isDefault ? { ...row, cells: { ...row.cells, option1_name: '', option1_value: '' } } : row;
}
