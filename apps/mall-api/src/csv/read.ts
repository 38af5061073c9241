import { pipeline, Readable } from 'node:stream';
import { CsvError as ParseError, parse } from 'csv-parse';
import { CsvError } from './csv-error';
import { decodeStrictly } from './decode';
import { findDelimiter, peek } from './find-delimiter';
import { fromCell } from './formulas';

export interface CsvFormat {
  /** Separator of cells. Default: a comma, semicolon or tab, as the header has it. */
  delimiter?: string | undefined;
  /** Of a file without a byte order mark, such as `gbk`. Default: UTF-8. */
  encoding?: string | undefined;
}

/** A record and the line in which it starts. */
export interface CsvRecord {
  cells: string[];
  line: number;
}

/**
 * Reads CSV as spreadsheets and `csvWriter` write it; the first record is the header. Throws a CsvError with the
 * line of what cannot be read. The only way in for CSV: `csv-parse` is imported nowhere else.
 */
export async function* readCsv(
  source: AsyncIterable<Uint8Array | string>,
  { delimiter: given, encoding }: CsvFormat = {},
): AsyncGenerator<CsvRecord> {
  let line = 1;
  let countedTwice = 0;
  const startOf = new WeakMap<string[], number>();
  const countLines = (cells: string[], { lines }: { lines: number }) => {
    startOf.set(cells, line);
    // Within a cell, the parser counts CRLF as two lines
    countedTwice += cells.join('\u0000').split('\r\n').length - 1;
    line = lines + 1 - countedTwice;
    return cells;
  };
  let isHeader = true;
  try {
    const { first, whole } = await peek(decodeStrictly(source, encoding));
    const delimiter = given ?? findDelimiter(first);
    const parser = parse({ bom: true, delimiter, on_record: countLines, skip_empty_lines: true });
    // Errors arrive at the loop
    pipeline(Readable.from(whole), parser, () => {});
    for await (const cells of parser as AsyncIterable<string[]>) {
      if (isHeader) checkDelimiter(cells, delimiter);
      yield { cells: isHeader ? cells : cells.map(fromCell), line: startOf.get(cells) ?? 0 };
      isHeader = false;
    }
  } catch (error) {
    throw error instanceof ParseError ? new CsvError(explained(error, line)) : error;
  }
}

/** A header of one cell with another separator in it was saved by a spreadsheet of another country. */
function checkDelimiter([name = '', ...others]: readonly string[], delimiter: string): void {
  const other = [';', '\t', '|', ','].find((one) => one !== delimiter && name.includes(one));
  if (others.length > 0 || !other) return;
  const shown = other === '\t' ? 'a tab' : `"${other}"`;
  const option = other === '\t' ? "$'\\t'" : `"${other}"`;
  throw new CsvError(`The cells are separated by ${shown}. Use --delimiter ${option}.`);
}

function explained({ code, message }: ParseError, line: number): string {
  const isQuote = ['CSV_QUOTE_NOT_CLOSED', 'INVALID_OPENING_QUOTE', 'CSV_INVALID_CLOSING_QUOTE'];
  if (!isQuote.includes(code)) return message;
  return `The row in line ${line} has a stray quote ("). A cell with a quote is quoted, and has it twice: "5"" plate".`;
}
