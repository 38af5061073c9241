import type { ImportProblem } from '@vermilion/api-client/operator';

export type Cells = Record<string, string>;

/** A row of a file, as it stands there. */
export interface FileRecord {
  /** In which it begins. */
  line: number;
  cells: readonly string[];
}

/** Goods of a file. */
export interface FileGoods {
  /** The rows of the file that are about them. */
  records: FileRecord[];
  /** What an import reads: one row for each sku, with the columns of an export. */
  rows: { line: number; cells: Cells }[];
  /** Why they cannot be imported at all. */
  problem?: ImportProblem;
}

/** Columns of a file by their names, whatever their case. */
export type CellOf = (record: FileRecord, ...names: readonly string[]) => string;

/** Reads a cell by the first of the names that the header has; '' for none. */
export function cellReader(header: readonly string[]): CellOf {
  const places = new Map(header.map((name, at) => [name.trim().toLowerCase(), at]));
  return ({ cells }, ...names) => {
    const place = names
      .map((name) => places.get(name.toLowerCase()))
      .find((at) => at !== undefined);
    return place === undefined ? '' : (cells[place] ?? '').trim();
  };
}

/** Turns the rows of a file into goods. */
export type Dialect = (
  header: readonly string[],
  records: AsyncIterable<FileRecord>,
) => AsyncIterable<FileGoods>;

/** Adjacent records with the same key; one without a key is alone. */
export async function* adjacent(
  records: AsyncIterable<FileRecord>,
  keyOf: (record: FileRecord) => string,
): AsyncGenerator<FileRecord[]> {
  let group: FileRecord[] = [];
  let key = '';
  for await (const record of records) {
    const next = keyOf(record);
    if (group.length > 0 && (next === '' || next !== key)) {
      yield group;
      group = [];
    }
    group.push(record);
    key = next;
  }
  if (group.length > 0) yield group;
}
