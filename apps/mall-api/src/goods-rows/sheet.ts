import type { ImportProblem } from '@vermilion/api-client/operator';
import { toLines } from './cell-lists';
import { columns, isOfGoods } from './columns';

export interface Row {
  /** In the file. */
  line: number;
  /** By column; an absent one changes nothing, and an empty one empties. */
  cells: Readonly<Record<string, string>>;
}

/** Neither NUL nor halves of characters, nor what decoders leave where they could not read a byte. */
const isReadable = (text: string) => !/[\0\ufffd\p{Surrogate}]/u.test(text);

/** The rows of the same goods, and what is wrong with them. */
export class Sheet {
  readonly problems: ImportProblem[] = [];
  readonly #first: Row;

  constructor(readonly rows: readonly Row[]) {
    const [first] = rows;
    if (!first) throw new Error('Goods without rows');
    this.#first = first;
    for (const row of rows) this.#check(row);
  }

  refuse(column: string, problem: string, line = this.#first.line): void {
    this.problems.push({ line, column, problem });
  }

  /** The cell of a column that all rows share; undefined where the rows lack it. */
  shared(column: string): string | undefined {
    return this.#first.cells[column];
  }

  #check({ line, cells }: Row): void {
    for (const [name, cell] of Object.entries(cells)) {
      const column = columns.get(name);
      if (!column) {
        this.refuse(name, 'is not a column', line);
        continue;
      }
      const parts = column.hasLines ? toLines(cell) : [cell];
      if (!isReadable(cell)) this.refuse(name, 'contains characters that cannot be read', line);
      if (parts.some((part) => part.trim().length > column.longest)) {
        this.refuse(name, `must have at most ${column.longest} characters`, line);
      }
      // Rows after the first need not repeat it
      if (isOfGoods(name) && cell !== '' && cell !== this.#first.cells[name]) {
        const other = this.#first.line;
        this.refuse(name, `differs from line ${other}, which is of the same goods`, line);
      }
    }
  }
}
