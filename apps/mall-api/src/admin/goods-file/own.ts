import { CsvError } from '../../csv/csv-error';
import { columns, isOfGoods } from '../../goods-rows/columns';
import { adjacent, cellReader, type Cells, type Dialect, type FileGoods } from './file-goods';

/** Names that earlier exports had. */
const FORMER: Readonly<Record<string, string>> = { goods_name: 'name' };
/** For the reader of a file only. */
const IGNORED = ['sku', 'reason'];

/** The column of each place; undefined for one that is not read. Throws a CsvError for unknown ones. */
function columnsOf(header: readonly string[]): (string | undefined)[] {
  const found = header.map((cell) => {
    const name = FORMER[cell.trim()] ?? cell.trim();
    if (IGNORED.includes(name)) return undefined;
    if (columns.has(name)) return name;
    const known = [...columns.keys()].filter((one) => !one.includes(':')).join(', ');
    throw new CsvError(`"${cell}" is not a column. The columns are ${known}.`);
  });
  const named = found.filter((name) => name !== undefined);
  if (new Set(named).size < named.length) throw new CsvError('A column appears twice.');
  if (!['goods_id', 'sku_id', 'code'].some((name) => named.includes(name))) {
    throw new CsvError('A column goods_id, sku_id or code is missing.');
  }
  return found;
}

/** The columns of an export. */
export const own: Dialect = async function* (header, records) {
  const places = columnsOf(header);
  const cellOf = cellReader(header);
  const keyOf = (record: { line: number; cells: readonly string[] }) =>
    cellOf(record, 'goods_id') ||
    (cellOf(record, 'code') && `${cellOf(record, 'shop_id')} ${cellOf(record, 'code')}`);
  for await (const group of adjacent(records, keyOf)) {
    const rows = group.map(({ line, cells }) => ({
      line,
      cells: Object.fromEntries(
        places.flatMap((name, at) => (name === undefined ? [] : [[name, cells[at] ?? '']])),
      ) as Cells,
    }));
    yield { records: group, rows: withoutRepetition(rows) };
  }
};

const IDENTITY = ['goods_id', 'shop_id', 'code'];

/** What the first row says about the goods is not sent again. */
function withoutRepetition(rows: FileGoods['rows']): FileGoods['rows'] {
  const [first] = rows;
  return rows.map((row) => {
    if (row === first) return row;
    const cells = Object.entries(row.cells).filter(
      ([name, cell]) =>
        IDENTITY.includes(name) || !isOfGoods(name) || (cell !== '' && cell !== first?.cells[name]),
    );
    return { ...row, cells: Object.fromEntries(cells) };
  });
}
